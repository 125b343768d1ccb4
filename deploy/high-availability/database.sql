-- Run once on the primary, as postgres: docs/high-availability.md.
create role remanso login password 'REMANSO_PASSWORD';
create database remanso owner remanso encoding 'UTF8' template template0;
