"""Tables in the browser and for programs: seats, live updates, storage. No rule and no game's name stands in here."""
