import { fileURLToPath } from 'node:url'
import { type StartedProcess, startProcess } from '../testing/started-process.ts'

const file = fileURLToPath(new URL('./process.fixture.ts', import.meta.url))
const steps = ['requests ended', 'work ended', 'connections ended']

describe('a process', () => {
  let running: StartedProcess | undefined
  afterEach(() => running?.child.kill('SIGKILL'))
  const start = (role: string, environment: NodeJS.ProcessEnv = {}): StartedProcess => {
    running = startProcess(file, [role], { PORT: '1', LOG_LEVEL: 'info', ...environment })
    return running
  }
  const logged = ({ lines }: StartedProcess, message: RegExp): Record<string, unknown> => {
    const line = lines.find((text) => text.startsWith('{') && message.test(text))
    return JSON.parse(line ?? '{}')
  }

  it('names every fault of its environment at once and exits with 1', async () => {
    const faulty = start('', { PORT: 'none', STOP_TIMEOUT_MS: 'soon', LOG_LEVEL: 'loud' })
    expect(await faulty.ended).toBe(1)
    expect(faulty.lines.join('\n')).toMatch(
      /^fixture: The configuration is not valid:\n {2}LOG_LEVEL: .*\n {2}STOP_TIMEOUT_MS: .*\n {2}PORT: /,
    )
  })

  it.each(['SIGTERM', 'SIGINT'] as const)('F14 stops in order at %s, and exits with 0', async (signal) => {
    const orderly = start('stops')
    await orderly.says(/"ready"/)
    orderly.child.kill(signal)
    expect(await orderly.ended).toBe(0)
    expect(orderly.lines.filter((line) => line.endsWith(' ended'))).toEqual(steps)
  })

  it('continues its shutdown when a step fails, and exits with 1', async () => {
    const cutting = start('cuts')
    await cutting.says(/"ready"/)
    cutting.child.kill('SIGTERM')
    expect(await cutting.ended).toBe(1)
    expect(logged(cutting, /a step of the shutdown failed/)).toMatchObject({ what: 'work', err: { message: '3 requests were cut' } })
    expect(cutting.lines).toContain('connections ended')
  })

  it('reports what it cut when its shutdown takes too long, and exits with 1', async () => {
    const hanging = start('hangs', { STOP_TIMEOUT_MS: '50' })
    await hanging.says(/"ready"/)
    hanging.child.kill('SIGTERM')
    expect(await hanging.ended).toBe(1)
    expect(logged(hanging, /took longer than 50 ms/)).toMatchObject({ level: 'error', cut: ['work', 'connections', 'traces'] })
  })

  it('reports what it cut after a second signal, and exits with 1', async () => {
    const hanging = start('hangs')
    await hanging.says(/"ready"/)
    hanging.child.kill('SIGTERM')
    await hanging.says(/requests ended/)
    hanging.child.kill('SIGTERM')
    expect(await hanging.ended).toBe(1)
    expect(logged(hanging, /a second time/)).toMatchObject({ cut: ['work', 'connections', 'traces'] })
  })

  it('can be stopped before it is ready', async () => {
    const starting = start('starts for ever')
    await starting.says(/^starting$/)
    starting.child.kill('SIGTERM')
    expect(await starting.ended).toBe(0)
  })

  it('logs an uncaught error, shuts down gracefully and exits with 1', async () => {
    const failing = start('fails by itself')
    expect(await failing.ended).toBe(1)
    expect(logged(failing, /uncaught error/)).toMatchObject({ level: 'fatal', err: { message: 'nobody awaited this' } })
    expect(failing.lines.filter((line) => line.endsWith(' ended'))).toEqual(steps)
  })

  it('exits at once when another error occurs during the shutdown', async () => {
    const failing = start('fails again and again')
    expect(await failing.ended).toBe(1)
    expect(logged(failing, /while it was stopping/)).toMatchObject({ cut: ['work', 'connections', 'traces'] })
  })
})
