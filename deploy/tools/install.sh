#!/bin/sh
# Installs what tests and benchmarks use beside npm's packages: a browser, and nginx to compare with. Where that is not possible it says
# what is missing and what will be skipped, and does not fail.
set -u

missing=''
command -v chromium >/dev/null || command -v chromium-browser >/dev/null || command -v google-chrome >/dev/null || [ -n "${CHROME_PATH:-}" ] || missing="$missing chromium"
command -v nginx >/dev/null || [ -x /usr/sbin/nginx ] || missing="$missing nginx"
[ -n "$missing" ] || exit 0

if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
  echo "Installing$missing from the system's packages"
  if apt-get install -y --no-install-recommends $missing >/dev/null 2>&1 || { apt-get update -qq >/dev/null 2>&1 && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends $missing >/dev/null 2>&1; }; then
    exit 0
  fi
fi
for tool in $missing; do
  case "$tool" in
    chromium) echo 'No browser: the browser tests will be skipped. Install Chromium, or set CHROME_PATH to a Chrome.' ;;
    nginx) echo 'No nginx: the comparison in make bench will be skipped. Install nginx.' ;;
  esac
done
exit 0
