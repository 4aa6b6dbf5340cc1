#!/bin/sh
# Lints the chart and makes it once with its own values, where helm is on PATH or where `make tools` puts it; else says so, loudly.
set -eu
cd "$(dirname "$0")"

helm=$(command -v helm || true)
[ -n "$helm" ] || helm=${SIBYL_TOOLS:-$HOME/.cache/sibyl-tools}/bin/helm
if [ ! -x "$helm" ]; then
  printf '\n  *** NOT CHECKED: the Helm chart. No helm on this machine; `make tools` builds one where Go is. ***\n\n' >&2
  exit 0
fi
"$helm" lint --strict --quiet sibyl
"$helm" template sibyl sibyl >/dev/null
