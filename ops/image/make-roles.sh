#!/bin/sh
# Runs once, for a new database: the owner of the tables and a role for each process, as in ops/install.md.
set -eu
psql --quiet --set=ON_ERROR_STOP=1 --username=postgres --set=owner="$OWNER_PASSWORD" \
  --set=api="$API_PASSWORD" --set=worker="$WORKER_PASSWORD" --set=admin="$ADMIN_PASSWORD" <<'SQL'
create role tokhi login createrole password :'owner';
create role tokhi_api login password :'api';
create role tokhi_worker login password :'worker';
create role tokhi_admin login password :'admin';
grant tokhi_api, tokhi_worker, tokhi_admin to tokhi with admin option;
create database tokhi owner tokhi;
SQL
