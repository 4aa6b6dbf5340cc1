import { COMPONENT, describeChart, type Manifest, named, templated } from './helm.fixture.ts'

type Peer = { podSelector?: { matchLabels: Record<string, string> } }
type Rule = { from?: Peer[]; to?: Peer[]; ports: { port: number }[] }
type Policy = { ingress?: Rule[]; egress?: Rule[]; policyTypes: string[] }

const components = (peers: readonly Peer[] = []): string[] => peers.flatMap(({ podSelector }) => podSelector?.matchLabels[COMPONENT] ?? [])
const portsOf = (rules: readonly Rule[]): number[] => rules.flatMap(({ ports }) => ports.map(({ port }) => port)).sort((a, b) => a - b)

const servers = [4318, 5671, 5672, 6379, 6380, 27017]
const expected: [string, { callers: string[]; calls: string[]; outside: number[] }][] = [
  ['gateway', { callers: [], calls: ['auth', 'billing', 'divination', 'notification'], outside: [4318, 6379, 6380] }],
  ['auth', { callers: ['billing', 'divination', 'gateway', 'notification'], calls: [], outside: servers }],
  ['divination', { callers: ['gateway'], calls: ['auth'], outside: servers }],
  ['billing', { callers: ['gateway'], calls: ['auth'], outside: [443, ...servers] }],
  ['notification', { callers: ['gateway'], calls: ['auth'], outside: [443, 465, 587, ...servers] }],
  ['generator', { callers: [], calls: [], outside: [443, ...servers] }],
]

describeChart('network policies of the Helm chart', () => {
  let manifests: Manifest[]
  beforeAll(() => {
    manifests = templated({ 'tracing.endpoint': 'http://collector:4318' })
  })
  const policy = (name: string): Policy => named(manifests, 'NetworkPolicy', name).spec as Policy

  it.each(expected)('let %s reach the peers that it needs, and no others', (name, wanted) => {
    const { ingress = [], egress = [] } = policy(`sibyl-${name}`)
    const callers = ingress.flatMap(({ from }) => components(from)).sort()
    const calls = egress.flatMap(({ to }) => components(to)).sort()
    const outside = portsOf(egress.filter(({ to }) => components(to).length === 0))
    expect({ callers, calls, outside }).toEqual(wanted)
  })

  it('let notification reach a webhook only where there is one', () => {
    // Push services take one of the rules.
    const toWebhook = (each: Manifest[]) =>
      portsOf((named(each, 'NetworkPolicy', 'sibyl-notification').spec as Policy).egress ?? []).filter((port) => port === 443).length - 1
    expect([toWebhook(manifests), toWebhook(templated({ 'notification.env.WEBHOOK_URL': 'https://hooks.example' }))]).toEqual([0, 1])
  })

  it('open each process on its own port only', () => {
    for (const { metadata, spec } of manifests.filter(({ kind }) => kind === 'Service')) {
      const name = metadata.labels[COMPONENT]
      if (!spec.selector) continue
      const [port] = spec.ports as { port: number }[]
      expect(new Set(portsOf(policy(`sibyl-${name}`).ingress ?? []))).toEqual(new Set([port?.port]))
    }
  })

  it('deny all traffic by default, except DNS', () => {
    const { policyTypes, ingress, egress = [] } = policy('sibyl')
    expect(policyTypes).toEqual(['Ingress', 'Egress'])
    expect(ingress).toBeUndefined()
    expect(portsOf(egress)).toEqual([53, 53])
  })
})
