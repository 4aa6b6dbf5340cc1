#!/bin/sh
# Retryable writes need a replica set, be it of one server; the members of one with users know each other by a key in a file of its own.
set -eu
umask 077
printf '%s' "$MONGODB_KEY" >/tmp/key
exec docker-entrypoint.sh mongod --replSet sibyl --keyFile /tmp/key --bind_ip_all --wiredTigerCacheSizeGB 0.5
