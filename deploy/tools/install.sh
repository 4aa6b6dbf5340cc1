#!/bin/sh
# Installs what tests and benchmarks use beside npm's packages: a browser, the servers behind the adapters, and nginx to compare with.
# Where that is not possible it says what is missing and what will be skipped, and does not fail.
set -u

tools=${SIBYL_TOOLS:-$HOME/.cache/sibyl-tools}
have() { command -v "$1" >/dev/null 2>&1; }

missing=''
have chromium || have chromium-browser || have google-chrome || [ -n "${CHROME_PATH:-}" ] || missing="$missing chromium"
have nginx || [ -x /usr/sbin/nginx ] || missing="$missing nginx"
have redis-server || [ -n "${REDIS_URL:-}" ] || missing="$missing redis-server"

if [ -n "$missing" ] && [ "$(id -u)" = 0 ] && have apt-get; then
  echo "Installing$missing from the system's packages"
  export DEBIAN_FRONTEND=noninteractive
  # shellcheck disable=SC2086
  if apt-get install -y --no-install-recommends $missing >/dev/null 2>&1 ||
    { apt-get update -qq >/dev/null 2>&1 && apt-get install -y --no-install-recommends $missing >/dev/null 2>&1; }; then
    missing=''
  fi
fi
for tool in $missing; do
  case "$tool" in
    chromium) echo 'No browser: the browser tests will be skipped. Install Chromium, or set CHROME_PATH to a Chrome.' ;;
    nginx) echo 'No nginx: the comparison in make bench will be skipped. Install nginx.' ;;
    redis-server) echo 'No Redis: the tests of its adapters will be skipped. Install redis-server, or set REDIS_URL.' ;;
  esac
done

# MongoDB's own server where there is one; else SecantusDB, which speaks its protocol. Built once, in minutes, for tests only.
if ! have mongod && [ -z "${MONGODB_URI:-}" ] && [ ! -x "$tools/bin/secantusd-rs" ]; then
  if have cargo; then
    echo "Building a test server for the MongoDB adapter into $tools (once, up to ten minutes)"
    [ "$(id -u)" = 0 ] && have apt-get && ! have cmake && apt-get install -y --no-install-recommends cmake zlib1g-dev >/dev/null 2>&1
    cargo install secantus-mdb --version 0.5.3-beta.196 --locked --ignore-rust-version --root "$tools" >/dev/null 2>&1 ||
      echo 'It could not be built: the tests of the MongoDB adapter will be skipped. Install mongod, or set MONGODB_URI.'
  else
    echo 'No MongoDB: the tests of its adapter will be skipped. Install mongod, or set MONGODB_URI.'
  fi
fi
exit 0
