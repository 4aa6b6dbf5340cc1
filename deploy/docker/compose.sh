#!/bin/sh
# `make up` and `make down`: the product by docker compose. The first run makes the secrets, below names of their own in .env, so that
# `make start`, which reads .env too, keeps the secrets it has. GENERATORS and DIVINATIONS say how many of each.
set -eu
cd "$(dirname "$0")/../.."

fail() {
  printf '%s\n' "$@" >&2
  exit 1
}

command -v docker >/dev/null 2>&1 ||
  fail 'Docker is missing, and `make up` needs it: https://docs.docker.com/get-started/get-docker/' \
    'Without it: `make start` runs the whole product in one process, `make processes` as many.'
docker compose version >/dev/null 2>&1 || fail 'Docker is here, its compose plugin (docker compose, version 2.24 or newer) is not: https://docs.docker.com/compose/install/'
docker info >/dev/null 2>&1 || fail 'Docker is here but does not answer: is it running, and may this user use it? `docker info` says more.'

# The value of a variable: the shell's, or else the one in .env.
setting() {
  eval "value=\${$1-}"
  if [ -z "$value" ] && [ -f .env ]; then value=$(sed -n "s/^$1=//p" .env | tail -n 1 | sed "s/^[\"']//; s/[\"']\$//"); fi
  printf '%s' "$value"
}

make_secrets() {
  if [ -z "$(setting UP_MONGODB_PASSWORD)" ] && docker volume inspect sibyl_mongodb >/dev/null 2>&1; then
    fail 'The data of an earlier `make up` is still here, its passwords are not: bring back the .env it made, or remove the data with' \
      '    docker volume ls -q --filter label=com.docker.compose.project=sibyl | xargs docker volume rm'
  fi
  umask 077
  touch .env
  chmod 600 .env
  for name in LINK_SECRET KEY_SECRET DAILY_CARD_SECRET PEOPLE_KEYS VAPID_KEY STRIPE_WEBHOOK_SECRET LOG_HASH_KEY MONGODB_PASSWORD MONGODB_KEY RABBITMQ_PASSWORD REDIS_PASSWORD GRAFANA_PASSWORD; do
    if [ -n "$(setting "UP_$name")" ]; then continue; fi
    # The file's last line may lack its line break.
    if [ -s .env ] && [ -n "$(tail -c 1 .env)" ]; then echo >>.env; fi
    printf 'UP_%s=%s\n' "$name" "$(od -An -v -tx1 -N32 /dev/urandom | tr -d ' \n')" >>.env
    echo "Made UP_$name in .env"
  done
}

# If .env names a language model, a payment account or a mail server of your own, uses that instead of the stand-in; the page then no longer says
# that it is emulated.
choose_stand_ins() {
  emulated=''
  if [ -z "$(setting OPENAI_API_KEY)" ]; then emulated=model
  elif [ -z "$(setting OPENAI_BASE_URL)" ]; then export OPENAI_BASE_URL=''; fi
  if [ -z "$(setting STRIPE_SECRET_KEY)" ]; then emulated="${emulated:+$emulated,}payments"
  elif [ -z "$(setting STRIPE_API_URL)" ]; then export STRIPE_API_URL=''; fi
  [ -n "$emulated" ] || export UP_EMULATORS=0 EMULATORS_URL=''
  [ -n "$(setting SMTP_URL)" ] || emulated="${emulated:+$emulated,}mail"
  export EMULATED="$emulated"
}

case "${1-}" in
  up)
    make_secrets
    choose_stand_ins
    BUILD_COMMIT=$(git rev-parse --short=12 HEAD 2>/dev/null || true)
    export BUILD_COMMIT
    generators=$(setting GENERATORS)
    divinations=$(setting DIVINATIONS)
    docker compose up --build --detach --wait --remove-orphans --scale "generator=${generators:-1}" --scale "divination=${divinations:-1}"
    port=$(setting PORT)
    mailpit=$(setting UP_MAILPIT_PORT)
    rabbitmq=$(setting UP_RABBITMQ_MANAGEMENT_PORT)
    grafana=$(setting UP_GRAFANA_PORT)
    echo
    echo "  Sibyl is at   http://localhost:${port:-8080}"
    [ -n "$(setting OPENAI_API_KEY)" ] || echo "  Model         emulated, its switches at http://localhost:${port:-8080}/_dev/; OPENAI_API_KEY replaces it"
    [ -n "$(setting STRIPE_SECRET_KEY)" ] || echo "  Payments      emulated, the account at http://localhost:${port:-8080}/_dev/stripe; STRIPE_SECRET_KEY replaces it"
    [ -n "$(setting SMTP_URL)" ] || echo "  Mail          kept at http://localhost:${mailpit:-8025}; SMTP_URL replaces it"
    echo "  Dashboards    http://localhost:${grafana:-3000} (admin, UP_GRAFANA_PASSWORD in .env)"
    echo "  RabbitMQ      http://localhost:${rabbitmq:-15672} (sibyl, UP_RABBITMQ_PASSWORD in .env)"
    echo '  make down stops it; its data stays.'
    ;;
  down)
    [ -f .env ] || fail 'There is no .env, so `make up` has not run here: nothing to stop.'
    docker compose down --remove-orphans
    ;;
  *) fail 'usage: compose.sh up|down' ;;
esac
