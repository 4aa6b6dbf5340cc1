import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const script = fileURLToPath(new URL('compose.sh', import.meta.url))
const tools = ['sh', 'sed', 'tail', 'od', 'tr', 'touch', 'chmod', 'dirname', 'cat']

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'compose-'))
  mkdirSync(join(folder, 'bin'))
  mkdirSync(join(folder, 'deploy/docker'), { recursive: true })
  cpSync(script, join(folder, 'deploy/docker/compose.sh'))
  for (const tool of tools) symlinkSync(spawnSync('which', [tool], { encoding: 'utf8' }).stdout.trim(), join(folder, 'bin', tool))
})

afterEach(() => rmSync(folder, { recursive: true }))

/** A docker that answers as this shell text says, and otherwise records its arguments and settings. */
const docker = (answers = ''): void => {
  const text = `#!/bin/sh
${answers}
case "$*" in
  'volume inspect'*) exit 1 ;;
  'compose up'*|'compose down'*) echo "$* UP_EMULATORS=\${UP_EMULATORS-unset} EMULATED=\${EMULATED-unset} OPENAI_BASE_URL=\${OPENAI_BASE_URL-unset} STRIPE_API_URL=\${STRIPE_API_URL-unset}" >>"${folder}/told" ;;
esac
`
  writeFileSync(join(folder, 'bin/docker'), text)
  chmodSync(join(folder, 'bin/docker'), 0o755)
}

const run = (verb: string, environment: NodeJS.ProcessEnv = {}) =>
  spawnSync('sh', [join(folder, 'deploy/docker/compose.sh'), verb], {
    encoding: 'utf8',
    env: { PATH: join(folder, 'bin'), ...environment },
  })

const recorded = (): string => readFileSync(join(folder, 'told'), 'utf8')
const envFile = (): string => readFileSync(join(folder, '.env'), 'utf8')

describe('make up', () => {
  it('says what to install if docker is missing, and what works without it', () => {
    const { status, stderr } = run('up')
    expect(status).toBe(1)
    expect(stderr).toMatch(/Docker is missing.*https:/)
    expect(stderr).toMatch(/make start.*make processes/)
  })

  it('reports a missing compose plugin, and a docker that does not answer', () => {
    docker('[ "$1" = compose ] && exit 1')
    expect(run('up').stderr).toMatch(/compose plugin/)
    docker('[ "$1" = info ] && exit 1')
    expect(run('up').stderr).toMatch(/does not answer/)
  })

  it('creates its secrets once, readable by the owner alone, and keeps the rest of .env', () => {
    docker()
    writeFileSync(join(folder, '.env'), 'PORT=9000')
    expect(run('up')).toMatchObject({ status: 0, stdout: expect.stringContaining('http://localhost:9000') })
    const made = envFile()
    const secrets = [...made.matchAll(/^UP_[A-Z_]+=([0-9a-f]{64})$/gm)].map(([, value]) => value)
    expect(made).toMatch(/^PORT=9000\nUP_/)
    expect(new Set(secrets).size).toBe(12)
    expect(statSync(join(folder, '.env')).mode & 0o777).toBe(0o600)
    expect(run('up').stdout).not.toMatch(secrets[0] ?? '')
    expect(envFile()).toBe(made)
  })

  it('starts the requested number of replicas', () => {
    docker()
    run('up', { GENERATORS: '3' })
    expect(recorded()).toMatch(
      /--scale generator=3 --scale divination=1 .*UP_EMULATORS=unset EMULATED=model,payments,mail OPENAI_BASE_URL=unset/,
    )
  })

  it('emulates no model if there is a key, even in .env', () => {
    docker()
    writeFileSync(join(folder, '.env'), 'OPENAI_API_KEY="sk-test"\n')
    expect(run('up').stdout).not.toContain('Model')
    expect(recorded()).toMatch(/UP_EMULATORS=unset EMULATED=payments,mail OPENAI_BASE_URL= STRIPE_API_URL=unset$/m)
  })

  it('emulates no payments if there is a key of Stripe’s', () => {
    docker()
    expect(run('up', { STRIPE_SECRET_KEY: 'sk_test_own' }).stdout).not.toContain('Payments')
    expect(recorded()).toMatch(/UP_EMULATORS=unset EMULATED=model,mail OPENAI_BASE_URL=unset STRIPE_API_URL=$/m)
  })

  it('lists mail as emulated only if there is no mail server', () => {
    docker()
    run('up', { SMTP_URL: 'smtp://mail.example' })
    expect(recorded()).toMatch(/UP_EMULATORS=unset EMULATED=model,payments OPENAI/)
    run('up', { SMTP_URL: 'smtp://mail.example', OPENAI_API_KEY: 'sk-test', STRIPE_SECRET_KEY: 'sk_test_own' })
    expect(recorded()).toMatch(/UP_EMULATORS=0 EMULATED= OPENAI/)
  })

  it('creates no new passwords for existing data', () => {
    docker('[ "$1" = volume ] && exit 0')
    expect(run('up')).toMatchObject({ status: 1, stderr: expect.stringContaining('bring back the .env') })
  })
})

describe('make down', () => {
  it('says before the first start that there is nothing to stop', () => {
    docker()
    expect(run('down')).toMatchObject({ status: 1, stderr: expect.stringContaining('nothing to stop') })
  })

  it('stops, and leaves the data in place', () => {
    docker()
    run('up')
    run('down')
    expect(recorded()).toMatch(/^compose down --remove-orphans UP/m)
  })
})
