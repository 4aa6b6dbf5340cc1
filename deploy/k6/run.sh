#!/bin/sh
# Runs one of the load tests here with the k6 on PATH, or the one that `make tools` has built. Its exit code is k6's.
set -u

cd "$(dirname "$0")" || exit 1
export PATH="$PATH:${SIBYL_TOOLS:-$HOME/.cache/sibyl-tools}/bin"

script=${1:-smoke}
if [ ! -f "$script.ts" ]; then
  echo "There is no $script; there are $(echo *.ts | sed 's/\.ts//g')." >&2
  exit 2
fi
if ! command -v k6 >/dev/null 2>&1; then
  echo 'k6 is missing: make tools builds it where Go is installed, or see https://grafana.com/docs/k6/latest/set-up/install-k6/' >&2
  exit 2
fi
exec k6 run --no-usage-report "$script.ts"
