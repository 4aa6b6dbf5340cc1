import { readFile } from 'node:fs/promises'
import { type Product, startProduct } from './support/product.ts'
import { call, newReader, readTarot } from './support/reader.ts'

type Figure = { type: string; labels: Set<string> }

/** The metrics that a process serves at /metrics, each with its type and the labels of its samples. */
const scrape = async (port: number): Promise<Map<string, Figure>> => {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  const figures = new Map<string, Figure>()
  let current: Figure | undefined
  for (const line of text.split('\n')) {
    const [, name, type] = /^# TYPE (\S+) (\S+)$/.exec(line) ?? []
    if (name && type) {
      current = { type, labels: new Set() }
      figures.set(name, current)
    }
    const [, labels = ''] = /^\w+\{(.*)\} /.exec(line) ?? []
    for (const [, label = ''] of labels.matchAll(/(\w+)="(?:[^"\\]|\\.)*"/g))
      if (label !== 'le' && label !== 'service') current?.labels.add(label)
  }
  return figures
}

/** The table of our own metrics in the documentation. */
const documented = async () => {
  const text = await readFile('docs/observability.md', 'utf8')
  const [own = ''] = text.split('Beside these,')
  return [...own.matchAll(/^\| `(\w+)` *\| (\w+) *\| ([\w, ]*?) *\| ([\w, ]+?) *\|/gm)].map(
    ([, name = '', type = '', labels = '', where = '']) => ({
      name,
      type,
      labels: labels.split(', ').filter(Boolean),
      where: where.split(', '),
    }),
  )
}

describe('the metrics of running services', () => {
  let product: Product
  const services = new Map<string, Map<string, Figure>>()
  beforeAll(async () => {
    product = await startProduct({ LOG_LEVEL: 'info' })
    const reader = await newReader(product, 'ada@example.org')
    expect((await readTarot(product, reader)).status).toBe(201)
    await call(product, '/api/nowhere')
    await call(product, '/api/nowhere', { method: 'PROPFIND' })
    for (const line of product
      .output()
      .split('\n')
      .filter((said) => said.includes('is listening'))) {
      const { service, port } = JSON.parse(line) as { service: string; port: number }
      services.set(service, await scrape(port))
    }
  })
  afterAll(() => product.close())

  it('come from every service', () => {
    expect([...services.keys()].toSorted()).toEqual(['auth', 'billing', 'divination', 'gateway', 'generator', 'notification'])
  })

  it('match the documentation, in their services and types', async () => {
    const table = await documented()
    for (const [service, figures] of services) {
      const ours = [...figures].filter(([name]) => !/^(process|nodejs)_/.test(name)).map(([name, { type }]) => `${name} ${type}`)
      const told = table.filter(({ where }) => where.includes('all') || where.includes(service)).map(({ name, type }) => `${name} ${type}`)
      expect([service, ours.toSorted()]).toEqual([service, told.toSorted()])
    }
  })

  it('have no other labels than the documentation names', async () => {
    for (const { name, labels } of await documented()) {
      const seen = new Set([...services.values()].flatMap((figures) => [...(figures.get(name)?.labels ?? [])]))
      expect([name, [...seen].filter((label) => !labels.includes(label))]).toEqual([name, []])
    }
  })

  it('show a reading from the request to the settled token', async () => {
    const { port } = new URL(product.url)
    const divination = product.output().match(/"service":"divination".*?"port":(\d+)/)?.[1] ?? port
    const text = await (await fetch(`http://127.0.0.1:${divination}/metrics`)).text()
    expect(text).toMatch(/readings_total\{.*method="tarot".*outcome="requested".*\} 1/)
    expect(text).toMatch(/wallet_tokens_total\{.*movement="reserved".*\} 1/)
  })

  it('count every unknown path as one route, and every unknown method as one method', async () => {
    const { port } = new URL(product.url)
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
    expect(text).toMatch(/http_request_duration_seconds_count\{.*route="unmatched".*status="404".*\}/)
    expect(text).toMatch(/http_request_duration_seconds_count\{.*method="other".*route="unmatched".*\}/)
    expect(text).not.toMatch(/nowhere|PROPFIND/)
  })
})
