#!/bin/sh
# Runs one of the load tests here with the k6 on PATH, or the one that `make tools` has built. Its exit code is k6's. JSON names a file for
# every measurement; K6_PROMETHEUS_RW_SERVER_URL has them sent to a Prometheus while the test runs.
set -u

# Files are named from the caller's folder.
from_here() { case "$1" in '' | /*) printf %s "$1" ;; *) printf %s "$PWD/$1" ;; esac; }
json=$(from_here "${JSON-}")
SUMMARY=$(from_here "${SUMMARY-}")
ACCOUNTS=$(from_here "${ACCOUNTS-.sibyl/load-accounts.json}")
export SUMMARY ACCOUNTS
[ -z "$ACCOUNTS" ] || mkdir -p "$(dirname "$ACCOUNTS")" || exit 1

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
set -- --no-usage-report
[ -z "$json" ] || set -- "$@" --out "json=$json"
if [ -n "${K6_PROMETHEUS_RW_SERVER_URL-}" ]; then
  export K6_PROMETHEUS_RW_TREND_STATS="${K6_PROMETHEUS_RW_TREND_STATS-p(95),p(99),max}"
  set -- "$@" --out experimental-prometheus-rw
fi
exec k6 run "$@" "$script.ts"
