import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { METRICS_RETENTION_DAYS } from '@sibyl/contracts/constants'
import { parse } from 'yaml'
import { readQuery } from './testing/queries.ts'

const read = (path: string): string => readFileSync(resolve(path), 'utf8')

/** The tables of docs/observability.md, which are checked against started services: each metric with its labels. */
const documented = new Map(
  [...read('docs/observability.md').matchAll(/^\| `(\w+)` *\| (\w+) *\| ([\w, ]*?) *\| [\w, ]+? *\|/gm)].map(
    ([, name = '', type = '', labels = '']) => [name, { type, labels: labels.split(', ').filter(Boolean) }],
  ),
)
/** The labels that Prometheus adds, and those of every sample. */
const common = ['service', 'job', 'instance', 'namespace', 'le']
const known = new Set(['sum', 'max', 'count', 'rate', 'increase', 'histogram_quantile', 'absent', 'abs', 'label_values'])

const figureOf = (name: string) => {
  const plain = documented.get(name)
  if (plain) return plain.type === 'histogram' ? undefined : plain
  const histogram = documented.get(name.replace(/_(?:bucket|sum|count)$/, ''))
  return histogram?.type === 'histogram' ? histogram : undefined
}

/** The unknown names in a query. */
const faultsOf = (expression: string): string[] => {
  const { selectors, grouping, functions, balanced } = readQuery(expression)
  const allowed = new Set([...common, ...selectors.flatMap(({ name }) => figureOf(name)?.labels ?? [])])
  return [
    ...(balanced ? [] : ['a bracket is open']),
    ...(selectors.length > 0 ? [] : ['it asks for nothing']),
    ...selectors.flatMap(({ name, labels }) => {
      const figure = figureOf(name)
      if (!figure) return [`no figure ${name}`]
      return labels.filter((label) => ![...common, ...figure.labels].includes(label)).map((label) => `${name} has no label ${label}`)
    }),
    ...grouping.filter((label) => !allowed.has(label)).map((label) => `nothing has a label ${label}`),
    ...functions.filter((name) => !known.has(name)).map((name) => `no function ${name}`),
  ]
}

type Rule = { alert: string; expr: string; for?: string; labels: { severity: string }; annotations: Record<string, string> }
const { groups } = parse(read('deploy/grafana/alerts.yml')) as { groups: { name: string; rules: Rule[] }[] }
const rules = groups.flatMap((group) => group.rules)

type Target = { expr: string; legendFormat: string }
type Panel = { id: number; title: string; targets: Target[]; datasource: { uid: string } }
type Dashboard = { uid: string; title: string; panels: Panel[] }
const dashboards = globSync('deploy/grafana/dashboards/*.json').map((path) => JSON.parse(read(path)) as Dashboard)
const panels = dashboards.flatMap(({ title, panels: each }) => each.map((panel) => ({ dashboard: title, ...panel })))

describe('the reader of queries', () => {
  it('finds names, labels and brackets', () => {
    const query = readQuery(
      'sum by (le, route) (rate(a_bucket{route!~".*(x|y).*", status="5{"}[5m])) / ignoring (kind) group_left max(b offset 5m) > 0.5',
    )
    expect(query).toEqual({
      selectors: [
        { name: 'a_bucket', labels: ['route', 'status'] },
        { name: 'b', labels: [] },
      ],
      grouping: ['le', 'route', 'kind'],
      functions: ['sum', 'rate', 'max'],
      balanced: true,
    })
    expect(readQuery('sum(rate(a[5m])').balanced).toBe(false)
  })

  it('rejects an unknown name', () => {
    expect(faultsOf('sum(rate(invented_total[5m]))')).toEqual(['no figure invented_total'])
    expect(faultsOf('sum by (reader) (readings_total{email="x"})')).toEqual([
      'readings_total has no label email',
      'nothing has a label reader',
    ])
    expect(faultsOf('rate(http_request_duration_seconds[5m])')).toEqual(['no figure http_request_duration_seconds'])
  })
})

describe('the alert rules', () => {
  it.each(rules.map((rule) => [rule.alert, rule] as const))('%s uses existing metrics and labels', (_, { expr }) => {
    expect(faultsOf(expr)).toEqual([])
  })

  it.each(rules.map((rule) => [rule.alert, rule] as const))(
    '%s says what is the matter, how urgent it is and where to read on',
    (_, rule) => {
      expect(rule.labels.severity).toMatch(/^(page|ticket)$/)
      expect(rule.annotations).toEqual({
        summary: expect.any(String),
        description: expect.any(String),
        runbook: expect.stringMatching(/^docs\/operations\.md#[a-z-]+$/),
      })
      const { grouping } = readQuery(rule.expr)
      const used = [
        ...Object.values(rule.annotations)
          .join(' ')
          .matchAll(/\$labels\.(\w+)/g),
      ].map(([, label = '']) => label)
      // `up` without grouping has the labels job and instance.
      expect(used.filter((label) => ![...grouping, 'job', 'instance'].includes(label))).toEqual([])
    },
  )

  it('have unique names', () => {
    expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length)
  })

  it('each link to a section of the runbook', () => {
    const anchors = new Set(
      [...read('docs/operations.md').matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
        title
          .toLowerCase()
          .replace(/[^\w -]/g, '')
          .replaceAll(' ', '-'),
      ),
    )
    const missing = rules.map(({ annotations }) => annotations.runbook?.split('#')[1] ?? '').filter((anchor) => !anchors.has(anchor))
    expect([...new Set(missing)]).toEqual([])
  })
})

describe('the dashboards', () => {
  it.each(panels.map((panel) => [`${panel.dashboard}: ${panel.title}`, panel] as const))(
    '%s uses existing metrics and labels',
    (_, panel) => {
      for (const { expr, legendFormat } of panel.targets) {
        expect([expr, faultsOf(expr)]).toEqual([expr, []])
        const { grouping } = readQuery(expr)
        const shown = [...legendFormat.matchAll(/\{\{(\w+)\}\}/g)].map(([, label = '']) => label)
        expect(shown.filter((label) => !grouping.includes(label))).toEqual([])
      }
    },
  )

  it('can be confined to a namespace of the services', () => {
    const unconfined = panels
      .flatMap(({ targets }) => targets.flatMap(({ expr }) => readQuery(expr).selectors))
      .filter(({ name, labels }) => !name.startsWith('rabbitmq_') && !labels.includes('namespace'))
    expect(unconfined).toEqual([])
  })

  it('have unique ids, and read the provisioned data source', () => {
    const { datasources } = parse(read('deploy/grafana/provisioning/datasources/prometheus.yml')) as { datasources: { uid: string }[] }
    expect(new Set(dashboards.map(({ uid }) => uid)).size).toBe(3)
    for (const { panels: each } of dashboards) expect(new Set(each.map(({ id }) => id)).size).toBe(each.length)
    expect(new Set(panels.map(({ datasource }) => datasource.uid))).toEqual(new Set(datasources.map(({ uid }) => uid)))
  })

  it('show each of our documented metrics, and those that alerts watch', () => {
    const asked = new Set(
      [...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)), ...rules.map(({ expr }) => expr)].flatMap((expr) =>
        readQuery(expr).selectors.map(({ name }) => name.replace(/_(?:bucket|sum|count)$/, '')),
      ),
    )
    expect([...documented.keys()].filter((name) => !asked.has(name))).toEqual([])
  })
})

describe('the scrape configuration', () => {
  it('retains data for as long as the privacy page says', () => {
    const { services } = parse(read('docker-compose.yml'), { merge: true }) as { services: { prometheus: { command: string[] } } }
    expect(services.prometheus.command).toContain(`--storage.tsdb.retention.time=${METRICS_RETENTION_DAYS}d`)
  })

  type Job = { job_name: string; dns_sd_configs?: { names: string[]; port: number }[]; static_configs?: { targets: string[] }[] }
  const { scrape_configs: jobs, rule_files: files } = parse(read('deploy/grafana/prometheus.yml')) as {
    scrape_configs: Job[]
    rule_files: string[]
  }

  it('covers every process of the product that compose starts', () => {
    const { services } = parse(read('docker-compose.yml'), { merge: true }) as { services: Record<string, { build?: { target?: string } }> }
    const own = Object.entries(services).flatMap(([name, { build }]) => (build && name !== 'emulators' ? [name] : []))
    expect(jobs.map(({ job_name }) => job_name).toSorted()).toEqual([...own, 'rabbitmq'].toSorted())
    for (const { job_name, dns_sd_configs, static_configs } of jobs) {
      expect(
        dns_sd_configs?.flatMap(({ names }) => names) ??
          static_configs?.flatMap(({ targets }) => targets.map((target) => target.split(':')[0])),
      ).toEqual([job_name])
    }
    expect(files).toEqual(['alerts.yml'])
  })
})
