#!/bin/sh
# Installs in this folder what one workspace needs at run time, in the versions of the lock file, without files that only
# people and compilers read. Not `npm ci`: it refuses a lock file that lists the optional binaries of fewer platforms than
# there are.
set -eu
npm install --omit=dev --no-save --workspace "$1"
find . -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' \) -delete
rm package-lock.json .npmrc
