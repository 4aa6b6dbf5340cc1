#!/bin/sh
# Lints the chart, and holds what it renders with everything enabled against Kubernetes' schemas; says loudly what it could not check. The
# tools come from PATH or from where `make tools` puts them.
set -eu
cd "$(dirname "$0")"

tools=${SIBYL_TOOLS:-$HOME/.cache/sibyl-tools}
not_checked() { printf '\n  *** NOT CHECKED: %s ***\n\n' "$1" >&2; }
find_tool() {
  found=$(command -v "$1" || true)
  if [ -z "$found" ] && [ -x "$tools/bin/$1" ]; then found=$tools/bin/$1; fi
  printf '%s' "$found"
}

helm=$(find_tool helm)
if [ -z "$helm" ]; then
  not_checked 'the Helm chart. No helm on this machine; `make tools` builds one where Go is.'
  exit 0
fi
# Hides helm's note, on every run, that it follows the links to deploy/grafana.
quietly() {
  said=$("$@" 2>&1 >"$rendered") || { printf '%s\n' "$said" >&2; cat "$rendered" >&2; exit 1; }
}
rendered=$(mktemp)
trap 'rm -f "$rendered"' EXIT
quietly "$helm" lint --strict --quiet sibyl
quietly "$helm" template sibyl sibyl
quietly "$helm" template sibyl sibyl --values everything.yaml

kubeconform=$(find_tool kubeconform)
if [ -z "$kubeconform" ]; then
  not_checked 'the Helm chart by the schemas of Kubernetes. No kubeconform on this machine; `make tools` builds one where Go is.'
  exit 0
fi
# Kinds of KEDA, the Prometheus operator and the Gateway API: Kubernetes has no schemas for them.
set -- -strict -kubernetes-version 1.30.0 -skip ScaledObject,TriggerAuthentication,PodMonitor,PrometheusRule,HTTPRoute
if [ -e "$tools/kubernetes-schemas/deployment-apps-v1.json" ]; then
  set -- "$@" -schema-location "$tools/kubernetes-schemas/{{.ResourceKind}}{{.KindSuffix}}.json"
fi
said=$("$kubeconform" "$@" - <"$rendered" 2>&1) && exit 0
case "$said" in
  *'failed downloading schema'*) not_checked 'the Helm chart by the schemas of Kubernetes. They are not on this machine and cannot be downloaded.' ;;
  *) printf '%s\n' "$said" >&2 && exit 1 ;;
esac
