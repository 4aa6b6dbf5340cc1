import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { readQuery } from '../grafana/testing/queries.ts'
import { COMPONENT, describeChart, everything, type Manifest, named, ofKind, templated } from './helm.fixture.ts'

type Rule = { alert: string; expr: string; for?: string; annotations: Record<string, string> }
type Groups = { groups: { name: string; rules: Rule[] }[] }

const source = parse(readFileSync(new URL('../grafana/alerts.yml', import.meta.url), 'utf8')) as Groups
const rulesOf = ({ groups }: Groups): Rule[] => groups.flatMap(({ rules }) => rules)

/** The labels that Prometheus adds to the targets of a PodMonitor. */
const TARGET_LABELS = ['job', 'instance', 'namespace', 'pod', 'container', 'endpoint']

/** The labels of each of our own metrics; e2e/figures.test.ts holds this table against running processes. */
const metricLabels = new Map(
  [
    ...readFileSync(new URL('../../docs/observability.md', import.meta.url), 'utf8').matchAll(/^\| `(\w+)` *\| \w+ *\| ([\w, ]*?) *\|/gm),
  ].map(([, name = '', labels = '']) => [name, labels.split(', ').filter(Boolean)]),
)

describeChart('the alerts and dashboards of the Helm chart', () => {
  let manifests: Manifest[]
  let rules: Rule[]
  beforeAll(() => {
    manifests = templated({}, everything)
    rules = rulesOf(named(manifests, 'PrometheusRule', 'sibyl').spec as Groups)
  })

  it('are left out unless they are enabled', () => {
    const kinds = new Set(templated().map(({ kind }) => kind))
    expect(['PodMonitor', 'PrometheusRule', 'ConfigMap'].filter((kind) => kinds.has(kind))).toEqual([])
  })

  it('carry the labels by which the operator and Grafana find them', () => {
    for (const kind of ['PodMonitor', 'PrometheusRule'])
      expect(named(manifests, kind, 'sibyl').metadata.labels).toMatchObject({ release: 'kube-prometheus-stack' })
    for (const { metadata } of ofKind(manifests, 'ConfigMap')) expect(metadata.labels).toMatchObject({ grafana_dashboard: '1' })
  })

  it('name each process by the job that Prometheus gives it', () => {
    const { jobLabel } = named(manifests, 'PodMonitor', 'sibyl').spec as { jobLabel: string }
    const jobs = ofKind(manifests, 'Deployment').map(
      ({ spec }) => (spec as { template: { metadata: { labels: Record<string, string> } } }).template.metadata.labels[jobLabel],
    )
    expect(jobLabel).toBe(COMPONENT)
    const { expr = '' } = rules.find(({ alert }) => alert === 'ServiceAway') ?? {}
    const watched = [...expr.matchAll(/absent\(up\{[^}]*job="([^"]+)"/g)].map(([, job]) => job)
    expect(watched.toSorted()).toEqual(jobs.toSorted())
    const mentioned = rules.flatMap(({ expr: each }) => [...each.matchAll(/job=~?"([^"]+)"/g)].flatMap(([, job = '']) => job.split('|')))
    expect([...new Set(mentioned)].filter((job) => !jobs.includes(job))).toEqual(['rabbitmq'])
  })

  it('clash with no label that Prometheus adds', () => {
    const clashes = [...metricLabels]
      .filter(([name]) => name !== 'up')
      .flatMap(([name, labels]) => labels.filter((label) => TARGET_LABELS.includes(label)).map((label) => `${name}{${label}}`))
    expect(metricLabels.size).toBeGreaterThan(20)
    expect(clashes).toEqual([])
  })

  it('are those of deploy/grafana, each selector confined to the namespace of the release', () => {
    expect(rules.map(({ alert }) => alert)).toEqual(rulesOf(source).map(({ alert }) => alert))
    for (const [index, { alert, expr, annotations, for: lasting }] of rules.entries()) {
      const original = rulesOf(source)[index]
      expect([alert, expr.replace(/namespace="elsewhere"(, )?/g, '').replaceAll('{}', '')]).toEqual([alert, original?.expr])
      expect({ annotations, lasting }).toEqual({ annotations: original?.annotations, lasting: original?.for })
      expect([alert, readQuery(expr).selectors.filter(({ labels }) => !labels.includes('namespace'))]).toEqual([alert, []])
    }
  })

  it('show every dashboard, on the data source that the values name', () => {
    const dashboards = ofKind(manifests, 'ConfigMap').flatMap((manifest) =>
      Object.entries((manifest as unknown as { data: Record<string, string> }).data),
    )
    expect(dashboards.map(([file]) => file)).toEqual(['messaging.json', 'overview.json', 'readings.json'])
    for (const [, text] of dashboards) {
      const { panels } = JSON.parse(text) as { panels: { datasource: { uid: string } }[] }
      expect(new Set(panels.map(({ datasource }) => datasource.uid))).toEqual(new Set(['cluster']))
    }
  })
})
