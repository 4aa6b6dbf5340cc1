{{- define "sibyl.fullname" -}}
{{- if contains .Chart.Name .Release.Name }}{{ .Release.Name | trunc 40 | trimSuffix "-" }}{{ else }}{{ printf "%s-%s" .Release.Name .Chart.Name | trunc 40 | trimSuffix "-" }}{{ end -}}
{{- end }}

{{/* Every process with its port, the secrets it needs, what it calls and what outside it reaches: the rest of the chart follows from this. */}}
{{- define "sibyl.processes" -}}
gateway:
  port: 8080
  secrets: [REDIS_URL, LOG_HASH_KEY]
  calls: [auth, divination, billing, notification]
  reaches: [redis]
auth:
  port: 8081
  secrets: [MONGODB_URI, AMQP_URL, REDIS_URL, LINK_SECRET, KEY_SECRET, LOG_HASH_KEY]
  optionalSecrets: [KEY_SECRET_PREVIOUS]
  calls: []
  reaches: [mongodb, rabbitmq, redis]
divination:
  port: 8082
  secrets: [MONGODB_URI, AMQP_URL, REDIS_URL, DAILY_CARD_SECRET, PEOPLE_KEYS, LOG_HASH_KEY]
  calls: [auth]
  reaches: [mongodb, rabbitmq, redis]
billing:
  port: 8083
  secrets: [MONGODB_URI, AMQP_URL, REDIS_URL, LINK_SECRET, LOG_HASH_KEY]
  # Without them nothing can be bought, and everything else works.
  optionalSecrets: [STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET]
  calls: [auth]
  reaches: [mongodb, rabbitmq, redis, stripe]
notification:
  port: 8084
  secrets: [MONGODB_URI, AMQP_URL, REDIS_URL, LINK_SECRET, SMTP_URL, LOG_HASH_KEY]
  # Without VAPID_KEY reminders come by mail alone.
  optionalSecrets: [WEBHOOK_SECRET, VAPID_KEY]
  calls: [auth]
  reaches: [mongodb, rabbitmq, redis, smtp, push{{ if hasKey .Values.notification.env "WEBHOOK_URL" }}, webhook{{ end }}]
generator:
  port: 8085
  secrets: [MONGODB_URI, AMQP_URL, REDIS_URL, OPENAI_API_KEY, LOG_HASH_KEY]
  calls: []
  reaches: [mongodb, rabbitmq, redis, model]
{{- end }}

{{- define "sibyl.labels" -}}
{{ include "sibyl.selector" . }}
app.kubernetes.io/version: {{ .root.Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .root.Release.Service }}
helm.sh/chart: {{ printf "%s-%s" .root.Chart.Name .root.Chart.Version }}
{{- end }}

{{/* What tells the pods of a process from all others; without a name, those of the whole release. */}}
{{- define "sibyl.selector" -}}
app.kubernetes.io/name: {{ .root.Chart.Name }}
app.kubernetes.io/instance: {{ .root.Release.Name }}
{{- with .name }}
app.kubernetes.io/component: {{ . }}
{{- end }}
{{- end }}

{{/* The image of a process: by tag, or by digest where one is given. */}}
{{- define "sibyl.image" -}}
{{- $own := index .root.Values .name -}}
{{- printf "%s-%s:%s" .root.Values.image.repository .name (.root.Values.image.tag | default .root.Chart.AppVersion) -}}
{{- with $own.digest }}@{{ . }}{{ end -}}
{{- end }}

{{/* How long the stop of a process may take, in milliseconds. */}}
{{- define "sibyl.stopTimeoutMs" -}}
{{- ternary .root.Values.readingsStopTimeoutMs .root.Values.stopTimeoutMs (has .name (list "gateway" "divination" "generator")) | int | toString -}}
{{- end }}

{{/* The volume source of further certificate authorities; empty if there are none. */}}
{{- define "sibyl.caSource" -}}
{{- with .Values.extraCaCerts -}}
{{- if .secret }}secret: { secretName: {{ .secret }} }{{ else if .configMap }}configMap: { name: {{ .configMap }} }{{ end -}}
{{- end -}}
{{- end }}

{{/* The variables of a process that are no secrets, as a map; its own `env` has the last word. */}}
{{- define "sibyl.variables" -}}
{{- $values := .root.Values -}}
{{- $own := index $values .name -}}
{{- $fullname := include "sibyl.fullname" .root -}}
{{- $variables := dict "HOST" "0.0.0.0" "PORT" (toString .process.port) "LOG_LEVEL" $values.logLevel "NAMESPACE" $values.installation "STOP_TIMEOUT_MS" (include "sibyl.stopTimeoutMs" .) -}}
{{- $_ := merge $variables $values.limits -}}
{{- range .process.calls }}{{ $_ := set $variables (printf "%s_URL" (upper .)) (printf "http://%s-%s:%v" $fullname . (index $.all . "port")) }}{{ end -}}
{{- if include "sibyl.caSource" .root }}{{ $_ := set $variables "NODE_EXTRA_CA_CERTS" (printf "/etc/sibyl/ca/%s" $values.extraCaCerts.key) }}{{ end -}}
{{- if $values.tracing.endpoint }}{{ $_ := merge $variables (dict "OTEL_EXPORTER_OTLP_ENDPOINT" $values.tracing.endpoint "OTEL_TRACES_SAMPLER_ARG" (toString $values.tracing.ratio)) }}{{ end -}}
{{- if eq .name "gateway" }}
  {{- $_ := merge $variables (dict "PRODUCT_NAME" $values.productName "PUBLIC_URL" $values.publicUrl "TRUSTED_PROXIES" (toString (int $own.trustedProxies))) }}
  {{- if $values.metrics.enabled }}{{ $_ := set $variables "METRICS_ALLOW" $values.metrics.networks }}{{ end }}
{{- else if has .name (list "notification" "divination") }}
  {{- $_ := merge $variables (dict "PRODUCT_NAME" $values.productName "PUBLIC_URL" $values.publicUrl) }}
{{- else if eq .name "generator" }}
  {{- $_ := set $variables "GENERATOR_CONCURRENCY" (toString (int $own.concurrency)) }}
{{- end -}}
{{- toYaml (mergeOverwrite $variables $own.env) -}}
{{- end }}

