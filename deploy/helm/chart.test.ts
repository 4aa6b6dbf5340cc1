import { namesIn } from '@sibyl/platform/bus/rabbitmq/topology'
import { documentedVariables } from '../docker/env-file.fixture.ts'
import { COMPONENT, describeChart, everything, lint, type Manifest, named, ofKind, templated } from './helm.fixture.ts'

type Variable = { name: string; value?: string; valueFrom?: { secretKeyRef?: { name: string; key: string } } }
type Mount = { name: string; mountPath: string }
type Container = { env: Variable[]; volumeMounts?: Mount[]; image: string; ports: { containerPort: number }[]; [setting: string]: unknown }
type PodSpec = { containers: [Container]; terminationGracePeriodSeconds: number; [setting: string]: unknown }

type Labels = { matchLabels?: Record<string, string> }

const processes = ['gateway', 'auth', 'divination', 'billing', 'notification', 'generator']
const podOf = ({ spec }: Manifest): PodSpec => (spec as { template: { spec: PodSpec } }).template.spec
const containerOf = (manifest: Manifest): Container => podOf(manifest).containers[0]
const variableOf = (manifest: Manifest, name: string): string | undefined =>
  containerOf(manifest).env.find((each) => each.name === name)?.value

/** The labels by which an object selects pods; none if it selects no pods. */
const selectorOf = ({ kind, spec = {} }: Manifest): Record<string, string> => {
  const { selector = {}, podSelector } = spec as { selector?: Record<string, unknown>; podSelector?: Labels }
  const labels = kind === 'Service' ? selector : (podSelector ?? (selector as Labels)).matchLabels
  return (labels ?? {}) as Record<string, string>
}

const choices: [string, Record<string, unknown>, string?][] = [
  ['nothing chosen', {}],
  [
    'nothing optional',
    {
      'ingress.enabled': false,
      'networkPolicy.enabled': false,
      'metrics.enabled': false,
      'generator.keda.enabled': false,
      ...Object.fromEntries(processes.slice(0, 5).map((name) => [`${name}.autoscaling.enabled`, false])),
    },
  ],
  ['everything optional', {}, everything],
]

describeChart('the Helm chart', () => {
  it('passes lint', () => {
    expect(lint()).toBe('')
  })

  describe.each(choices)('with %s', (_choice, values, file) => {
    let manifests: Manifest[]
    beforeAll(() => {
      manifests = templated(values, file)
    })

    it('runs every process, each with enough time to stop', () => {
      const deployments = ofKind(manifests, 'Deployment')
      expect(deployments.map(({ metadata }) => metadata.labels[COMPONENT]).sort()).toEqual([...processes].sort())
      for (const deployment of deployments) {
        const stopSeconds = Number(variableOf(deployment, 'STOP_TIMEOUT_MS')) / 1000
        const hasReadings = ['gateway', 'divination', 'generator'].includes(deployment.metadata.labels[COMPONENT] ?? '')
        expect(stopSeconds).toBe(hasReadings ? 95 : 25)
        expect(podOf(deployment).terminationGracePeriodSeconds).toBeGreaterThan(stopSeconds + 5)
        expect(containerOf(deployment).lifecycle).toEqual({ preStop: { sleep: { seconds: 5 } } })
      }
    })

    it('gives every container probes and limits', () => {
      for (const deployment of ofKind(manifests, 'Deployment')) {
        const [pod, container] = [podOf(deployment), containerOf(deployment)]
        expect(pod).toMatchObject({
          automountServiceAccountToken: false,
          securityContext: { runAsNonRoot: true, runAsUser: 1000, seccompProfile: { type: 'RuntimeDefault' } },
        })
        expect(pod.topologySpreadConstraints).toHaveLength(2)
        expect(container).toMatchObject({
          startupProbe: { httpGet: { path: '/livez' } },
          livenessProbe: { httpGet: { path: '/livez' } },
          readinessProbe: { httpGet: { path: '/readyz' } },
          resources: { requests: { cpu: expect.any(String), memory: expect.any(String) }, limits: { memory: expect.any(String) } },
          securityContext: { allowPrivilegeEscalation: false, readOnlyRootFilesystem: true, capabilities: { drop: ['ALL'] } },
        })
        expect(container.ports[0]?.containerPort).toBe(Number(variableOf(deployment, 'PORT')))
      }
    })

    it('sets only documented variables, each once, and every secret by reference', () => {
      // Node's own variable, and one that everything.yaml adds.
      const documented = new Set([...documentedVariables().keys(), 'NODE_EXTRA_CA_CERTS', 'NODE_NAME'])
      const secret = /(_SECRET|_KEY|_URI|^AMQP_URL|^REDIS_URL|^SMTP_URL)(_PREVIOUS)?$/
      for (const { env } of ofKind(manifests, 'Deployment').map(containerOf)) {
        const names = env.map(({ name }) => name)
        expect(names.filter((name) => !documented.has(name))).toEqual([])
        expect(names).toHaveLength(new Set(names).size)
        for (const { name, value, valueFrom } of env) {
          const optional = name.endsWith('_PREVIOUS') ? { optional: true } : {}
          const byReference = { name: expect.any(String), key: expect.any(String), ...optional }
          if (name === 'NODE_NAME') expect(valueFrom).toEqual({ fieldRef: { fieldPath: 'spec.nodeName' } })
          else if (valueFrom || secret.test(name))
            expect({ name, value, reference: valueFrom?.secretKeyRef }).toMatchObject({ name, value: undefined, reference: byReference })
          else expect({ name, value }).toEqual({ name, value: expect.stringMatching(/./) })
        }
      }
      expect(ofKind(manifests, 'Secret')).toEqual([])
    })

    it('allows one pod of a process to be evicted at a time', () => {
      const budgets = ofKind(manifests, 'PodDisruptionBudget')
      expect(budgets).toHaveLength(processes.length)
      for (const budget of budgets) expect(budget.spec).toMatchObject({ maxUnavailable: 1 })
    })

    it('selects existing pods with every selector', () => {
      const pods = ofKind(manifests, 'Deployment').map(
        ({ spec }) => (spec as { template: { metadata: { labels: Record<string, string> } } }).template.metadata.labels,
      )
      const selectors = manifests.map(selectorOf)
      for (const wanted of selectors) {
        expect(pods.some((labels) => Object.entries(wanted).every(([name, value]) => labels[name] === value))).toBe(true)
      }
    })

    it('names no namespace', () => {
      expect(manifests.filter(({ metadata }) => metadata.namespace !== undefined)).toEqual([])
    })
  })

  it('points the gateway at existing services and ports', () => {
    const manifests = templated()
    const gateway = named(manifests, 'Deployment', 'sibyl-gateway')
    for (const service of ['auth', 'divination', 'billing', 'notification']) {
      const { spec } = named(manifests, 'Service', `sibyl-${service}`)
      const [port] = spec.ports as { port: number }[]
      expect(variableOf(gateway, `${service.toUpperCase()}_URL`)).toBe(`http://sibyl-${service}:${port?.port}`)
    }
  })

  it('scales generators by their queue, from two up, and down more slowly than a reading takes', () => {
    const { spec } = named(templated({ installation: 'blue', 'generator.keda.max': 40 }), 'ScaledObject', 'sibyl-generator')
    const { minReplicaCount, maxReplicaCount, cooldownPeriod, triggers, advanced } = spec as {
      minReplicaCount: number
      maxReplicaCount: number
      cooldownPeriod: number
      triggers: { type: string; metadata: Record<string, string>; authenticationRef: { name: string } }[]
      advanced: { horizontalPodAutoscalerConfig: { behavior: { scaleDown: { stabilizationWindowSeconds: number } } } }
    }
    expect([minReplicaCount, maxReplicaCount]).toEqual([2, 40])
    expect(triggers).toEqual([
      {
        type: 'rabbitmq',
        metadata: { protocol: 'http', mode: 'QueueLength', queueName: namesIn('blue').queue('generator'), value: '200' },
        authenticationRef: { name: 'sibyl-generator' },
      },
    ])
    expect(cooldownPeriod).toBeGreaterThan(90)
    expect(advanced.horizontalPodAutoscalerConfig.behavior.scaleDown.stabilizationWindowSeconds).toBeGreaterThan(90)
  })

  it('leaves the number of pods to the autoscaler if there is one', () => {
    const replicas = (manifests: Manifest[]) => ofKind(manifests, 'Deployment').map(({ spec }) => spec.replicas)
    expect(replicas(templated())).toEqual(processes.map(() => undefined))
    expect(replicas(templated(choices[1]?.[1]))).toEqual(processes.map(() => 2))
    expect(
      ofKind(templated(), 'HorizontalPodAutoscaler')
        .map(({ metadata }) => metadata.labels[COMPONENT])
        .sort(),
    ).toEqual(processes.slice(0, 5).sort())
  })

  it('hides /metrics from readers, and opens it to Prometheus', () => {
    const manifests = templated()
    const { spec } = named(manifests, 'Ingress', 'sibyl')
    const [rule] = spec.rules as {
      host: string
      http: { paths: { path: string; pathType: string; backend: { service: { name: string } } }[] }
    }[]
    expect(rule?.host).toBe('sibyl.example')
    expect(rule?.http.paths.find(({ path }) => path === '/metrics')).toMatchObject({
      pathType: 'Prefix',
      backend: { service: { name: 'sibyl-closed' } },
    })
    expect(named(manifests, 'Service', 'sibyl-closed').spec.selector).toBeUndefined()
    expect(variableOf(named(templated({ 'metrics.enabled': false }), 'Deployment', 'sibyl-gateway'), 'METRICS_ALLOW')).toBeUndefined()
  })

  it('leads readers to the gateway by an HTTPRoute, with /metrics closed', () => {
    const manifests = templated({ 'ingress.enabled': false }, everything)
    const { hostnames, rules, parentRefs } = named(manifests, 'HTTPRoute', 'sibyl').spec as {
      hostnames: string[]
      parentRefs: unknown
      rules: { matches: { path: { value: string } }[]; backendRefs: { name: string; port: number }[] }[]
    }
    expect(hostnames).toEqual(['sibyl.example'])
    expect(parentRefs).toEqual([{ name: 'public', namespace: 'gateways', sectionName: 'https' }])
    expect(rules.map(({ matches, backendRefs }) => [matches[0]?.path.value, backendRefs[0]?.name])).toEqual([
      ['/', 'sibyl-gateway'],
      ['/metrics', 'sibyl-closed'],
    ])
    for (const { name, port } of rules.flatMap(({ backendRefs }) => backendRefs))
      expect(named(manifests, 'Service', name).spec.ports).toEqual([expect.objectContaining({ port })])
    expect(ofKind(manifests, 'Ingress')).toEqual([])
  })

  it('takes the image of a process by its digest', () => {
    const digest = `sha256:${'0'.repeat(64)}`
    const manifests = templated({ 'billing.digest': digest, 'image.tag': '1.2.3' })
    const images = ofKind(manifests, 'Deployment').map((manifest) => containerOf(manifest).image)
    expect(images.toSorted()).toEqual(processes.map((name) => `sibyl-${name}:1.2.3${name === 'billing' ? `@${digest}` : ''}`).toSorted())
  })

  it.each([
    ['secret', { secret: { secretName: 'company-ca' } }],
    ['configMap', { configMap: { name: 'company-ca' } }],
  ])('has every process trust the certificate authorities of a %s', (kind, source) => {
    for (const deployment of ofKind(templated({ [`extraCaCerts.${kind}`]: 'company-ca' }), 'Deployment')) {
      expect(podOf(deployment).volumes).toEqual([{ name: 'extra-ca-certs', ...source }])
      expect(containerOf(deployment).volumeMounts).toEqual([{ name: 'extra-ca-certs', mountPath: '/etc/sibyl/ca', readOnly: true }])
      expect(variableOf(deployment, 'NODE_EXTRA_CA_CERTS')).toBe('/etc/sibyl/ca/ca.crt')
    }
  })

  it('adds volumes of one process to that process only', () => {
    const manifests = templated({}, everything)
    const mounts = (name: string) =>
      containerOf(named(manifests, 'Deployment', `sibyl-${name}`)).volumeMounts?.map(({ mountPath }) => mountPath)
    expect(mounts('auth')).toEqual(['/etc/sibyl/ca', '/tmp'])
    expect(mounts('billing')).toEqual(['/etc/sibyl/ca'])
    expect(podOf(named(manifests, 'Deployment', 'sibyl-auth')).volumes).toContainEqual({ name: 'scratch', emptyDir: { sizeLimit: '10Mi' } })
  })

  it.each([
    ['a secret as an extra variable', { 'auth.extraEnv': [{ name: 'KEY_SECRET', value: 'in plain sight' }] }],
    ['a digest that is none', { 'auth.digest': 'latest' }],
    ['a secret as a value', { 'auth.env.KEY_SECRET': 'in plain sight' }],
    ['what it does not know', { 'gateway.replica': 2 }],
    ['a limit in another form', { 'limits.LIMIT_GENERAL': '600' }],
    ['an address with a path', { publicUrl: 'https://sibyl.example/oracle' }],
  ])('refuses %s', (_what, values) => {
    expect(() => templated(values)).toThrow(/schema/)
  })
})
