#!/bin/sh
# Postgres as CloudNativePG makes it (infra/deploy/kubernetes/platform/database.yaml), with its log archived as it comes.
set -e
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  printf %s "$ADMIN_DATABASE_PASSWORD" > /tmp/password
  initdb -U postgres --pwfile=/tmp/password --auth=scram-sha-256 --encoding=UTF8 --locale=C --lc-ctype=C.UTF-8 \
    --locale-provider=icu --icu-locale=ko-KR > /dev/null
  echo 'host all all all scram-sha-256' >> "$PGDATA/pg_hba.conf"
  echo 'host replication all all scram-sha-256' >> "$PGDATA/pg_hba.conf"
  echo "create role portal_admin login createrole password '$ADMIN_DATABASE_PASSWORD'; create database portal owner portal_admin;" \
    | sed 's/; /;\n/' | postgres --single -D "$PGDATA" postgres > /dev/null
fi
exec postgres -c listen_addresses='*' -c unix_socket_directories=/tmp -c max_connections=200 \
  -c archive_mode=on -c archive_timeout=60 -c archive_command='test ! -f /archive/%f && cp %p /archive/%f.part && mv /archive/%f.part /archive/%f'
