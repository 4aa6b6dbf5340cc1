#!/bin/sh
# Runs `make start`: starts the working process (src/main.ts), restarts it when it fails, and exits as it exits. A shell, because a second
# Node process would hold 49 MB only to wait.
cd "$(dirname "$0")/../.." || exit 1
node=node_modules/.bin/node
# The settings of lean.ts, but for a smaller young generation: everything is in this one process. V8's baseline compiler would take some 5 MB more.
export MALLOC_ARENA_MAX="${MALLOC_ARENA_MAX:-2}" MALLOC_TRIM_THRESHOLD_="${MALLOC_TRIM_THRESHOLD_:-131072}" MALLOC_MMAP_THRESHOLD_="${MALLOC_MMAP_THRESHOLD_:-131072}"
flags='--max-semi-space-size=4 --no-sparkplug --disable-warning=ExperimentalWarning'
[ -f .env ] && flags="$flags --env-file=.env"

# A process that fails this often in a row, before it is ready or within 10 s after, will not recover by another start.
most_failures=5
# Main ends within 4.5 s of a signal, unless its event loop is blocked.
stop_timeout=5

child='' timer='' ready='' stopping='' failures=0 again=''

stop() {
  [ -n "$stopping" ] && return
  stopping=yes
  [ -n "$child" ] || exit 0
  kill -TERM "$child" 2>/dev/null
  (sleep "$stop_timeout" & trap 'kill "$!"; exit' TERM; wait "$!"; kill -KILL "$child" 2>/dev/null) &
  timer=$!
}
trap stop HUP INT TERM
# Main is ready.
trap 'ready=$(date +%s)' USR1

# A signal that comes in interrupts `wait`.
wait_for() {
  while :; do
    wait "$1"
    code=$?
    kill -0 "$1" 2>/dev/null || return
  done
}

while :; do
  # The flags are several words.
  # shellcheck disable=SC2086
  "$node" $flags --import ./deploy/standalone/src/compile-cache.js deploy/standalone/src/main.ts --supervisor "$$" $again &
  child=$!
  wait_for "$child"
  pid=$child child=''
  if [ -n "$stopping" ]; then
    [ -n "$timer" ] && kill -TERM "$timer" 2>/dev/null
    exit "$code"
  fi
  [ "$code" -eq 0 ] && exit 0
  # Never ready: its last output says why.
  [ -z "$ready$again" ] && exit "$code"

  if [ -n "$ready" ] && [ $(($(date +%s) - ready)) -gt 10 ]; then failures=0; fi
  failures=$((failures + 1)) ready='' again=--again
  if [ "$code" -ne 137 ] && [ "$failures" -ge "$most_failures" ]; then
    echo "Sibyl has ended by itself $failures times in a row, each time before it was ready or soon after, and is not started again. Its last output is above."
    exit "$code"
  fi
  case $failures in 1) pause=250 seconds=0.25 ;; 2) pause=500 seconds=0.5 ;; 3) pause=1000 seconds=1 ;; 4) pause=2000 seconds=2 ;; *) pause=4000 seconds=4 ;; esac
  if [ "$code" -gt 128 ]; then how="killed by SIG$(kill -l $((code - 128)))"; else how="ended with exit code $code"; fi
  echo "Sibyl (pid $pid) $how; it is started again in $pause ms"
  sleep "$seconds" &
  wait "$!"
done
