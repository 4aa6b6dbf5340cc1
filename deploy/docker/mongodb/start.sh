#!/bin/sh
# Retryable writes need a replica set, even one of a single server; with users enabled, its members authenticate each other by a key
# file.
set -eu
umask 077
printf '%s' "$MONGODB_KEY" >/tmp/key
exec docker-entrypoint.sh mongod --replSet sibyl --keyFile /tmp/key --bind_ip_all --wiredTigerCacheSizeGB 0.5
