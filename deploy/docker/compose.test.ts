import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { mongo, rabbitmq, redis } from '@sibyl/platform/testing/server-kinds'
import { parse } from 'yaml'
import { documentedVariables } from './env-file.fixture.ts'

type Service = {
  build?: { target: string }
  container_name?: string
  ports?: string[]
  environment?: Record<string, string | null>
  networks: string[]
  depends_on?: Record<string, { condition: string }>
  volumes?: string[]
  [setting: string]: unknown
}

const root = fileURLToPath(new URL('../..', import.meta.url))
const read = (file: string): string => readFileSync(`${root}${file}`, 'utf8')
const compose = parse(read('docker-compose.yml'), { merge: true }) as {
  services: Record<string, Service>
  networks: Record<string, { internal?: boolean }>
}
const all = Object.entries(compose.services)
const own = all.filter(([, service]) => service.build)
const dockerfile = read('deploy/docker/Dockerfile')

/** The lines of a target in the Dockerfile, with those of its base stages. */
const stage = (name: string): string => {
  const [, from = '', body = ''] = new RegExp(`^FROM (\\S+) AS ${name}\\n([\\s\\S]*?)(?=^FROM |(?![\\s\\S]))`, 'm').exec(dockerfile) ?? []
  return from === '' ? '' : `${stage(from)}${body}`
}

describe('docker-compose.yml', () => {
  it('has every process', () => {
    const processes = ['gateway', 'auth', 'divination', 'generator', 'billing', 'notification', 'emulators']
    expect(own.map(([name]) => name).sort()).toEqual(processes.sort())
  })

  it.each(own)('gives %s no more than it needs', (name, service) => {
    expect(service).toMatchObject({ read_only: true, init: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] })
    expect(service).toMatchObject({ deploy: { resources: { limits: { memory: expect.any(String), pids: expect.any(Number) } } } })
    expect(service.privileged ?? service.cap_add).toBeUndefined()
    expect(service.volumes ?? []).toEqual(name === 'emulators' ? ['emulators:/app/data'] : [])
  })

  it.each(all)('limits the resources of %s, and restarts it', (_name, service) => {
    expect(service).toMatchObject({
      restart: 'unless-stopped',
      cap_drop: ['ALL'],
      deploy: { resources: { limits: { memory: expect.any(String) } } },
    })
  })

  it.each(own)('sets for %s documented variables only', (_name, { environment = {} }) => {
    const documented = documentedVariables()
    expect(Object.keys(environment).filter((name) => !documented.has(name))).toEqual([])
  })

  it.each(own.filter(([name]) => name !== 'gateway' && name !== 'emulators'))('can run any number of %s', (_name, service) => {
    expect(service.container_name).toBeUndefined()
    expect(service.ports).toBeUndefined()
  })

  it('publishes ports on this machine only by default', () => {
    const published = all.flatMap(([, { ports = [] }]) => ports)
    expect(published.filter((port) => !/^(127\.0\.0\.1|\$\{UP_ADDRESS:-127\.0\.0\.1\}):/.test(port))).toEqual([])
  })

  it('separates the gateway from databases and queues, and those from the outside', () => {
    expect(compose.services.gateway?.networks).not.toContain('data')
    for (const name of ['mongodb', 'redis']) {
      expect(compose.services[name]?.networks.every((network) => compose.networks[network]?.internal)).toBe(true)
    }
  })

  it('names a minor version of every image, the one that tests run where they use containers', () => {
    const images = [
      ...all.flatMap(([, { image, build }]) => (build ? [] : [String(image)])),
      ...dockerfile.matchAll(/^ARG \w+_IMAGE=(\S+)/gm),
    ].map((image) => (typeof image === 'string' ? image : (image[1] ?? '')))
    expect(images).toHaveLength(8)
    for (const image of images) expect(image).toMatch(/^[a-z/]+:v?\d+\.\d+(\.\d+)?(-[a-z-]+)?$/)
    const inTests = [mongo, rabbitmq, redis].map(({ image }) => image)
    expect(inTests).toEqual(
      ['mongodb', 'rabbitmq', 'redis'].map((name) => String(compose.services[name]?.image).replace('-management', '')),
    )
  })

  it('waits for the health of each process’s dependencies', () => {
    for (const [, { depends_on = {} }] of own) {
      expect(Object.values(depends_on).every(({ condition }) => condition === 'service_healthy')).toBe(true)
    }
    expect(Object.keys(compose.services.generator?.depends_on ?? {}).sort()).toEqual(['mongodb', 'rabbitmq', 'redis'])
  })

  it('holds no secret: each comes from the file that `make up` creates', () => {
    const secret = /(SECRET|PASSWORD|PASS|KEY|URI|AMQP_URL|REDIS_URL)$/
    const given = all.flatMap(([, { environment = {} }]) => Object.entries(environment).filter(([name]) => secret.test(name)))
    expect(given.length).toBeGreaterThan(10)
    expect(given.filter(([, value]) => value !== null && !value.includes('${'))).toEqual([])
  })

  it('mounts files that exist', () => {
    const mounted = all.flatMap(([, { volumes = [] }]) => volumes).flatMap((volume) => /^\.\/([^:]+):/.exec(volume)?.[1] ?? [])
    expect(mounted.filter((path) => !existsSync(`${root}${path}`))).toEqual([])
  })
})

describe('the Dockerfile', () => {
  it.each(own)(
    'has a target for %s that runs an existing file, unprivileged, with a health check, stopped by a signal',
    (_name, { build }) => {
      const lines = stage(build?.target ?? '')
      const [, entry = ''] = [.../^CMD \["([^"]+)"\]$/gm[Symbol.matchAll](lines)].at(-1) ?? []
      expect(existsSync(`${root}${entry}`)).toBe(true)
      expect(lines).toContain('\nUSER 1000:1000\n')
      expect(lines).toContain('\nENTRYPOINT ["node", ')
      expect(lines).toMatch(/^HEALTHCHECK [\s\S]*\/livez/m)
      expect(lines).toMatch(/^ENV PORT=\d+$/m)
    },
  )

  it('copies every workspace', () => {
    const { workspaces } = JSON.parse(read('package.json')) as { workspaces: string[] }
    const folders = workspaces.flatMap((folder) =>
      folder.endsWith('/*') ? readdirSync(`${root}${folder.slice(0, -2)}`).map((name) => `${folder.slice(0, -1)}${name}`) : [folder],
    )
    expect(folders.filter((folder) => !dockerfile.includes(`COPY ${folder}/package.json ${folder}/`))).toEqual([])
  })

  it('uses the Node version of the tests', () => {
    const { devDependencies } = JSON.parse(read('package.json')) as { devDependencies: Record<string, string> }
    const [, minor] = /^ARG NODE_IMAGE=node:(\d+\.\d+)-/m.exec(dockerfile) ?? []
    expect(minor).toBe(devDependencies.node?.split('.').slice(0, 2).join('.'))
  })

  it('puts the client’s files into the gateway’s image only', () => {
    const withClient = own.map(([name]) => name).filter((name) => stage(name).includes('web/dist'))
    expect(withClient).toEqual(['gateway'])
  })
})

describe('files that must not be committed', () => {
  it('include the .env that `make up` creates', () => {
    expect(execFileSync('git', ['check-ignore', '.env'], { cwd: root, encoding: 'utf8' })).toBe('.env\n')
  })
})
