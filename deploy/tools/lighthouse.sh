#!/bin/sh
# Installs Lighthouse for `make lighthouse`, once. It is larger than all that the product needs, so it is no dependency of it.
set -eu

tools=${SIBYL_TOOLS:-$HOME/.cache/sibyl-tools}/lighthouse
version=13.5.0

grep -qs "\"version\": \"$version\"" "$tools/node_modules/lighthouse/package.json" && exit 0
echo "Installing Lighthouse $version into $tools"
mkdir -p "$tools"
exec npm install --prefix "$tools" --ignore-scripts --omit=dev --no-audit --no-fund --loglevel=error "lighthouse@$version"
