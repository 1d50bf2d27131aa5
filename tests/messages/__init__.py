"""Tests of the words for people."""
