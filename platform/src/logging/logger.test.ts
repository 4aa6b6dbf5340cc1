import { Writable } from 'node:stream'
import { AppError } from '../app-error.ts'
import { traceparentFrom, withContext } from './context.ts'
import { createLogger, type Logger } from './logger.ts'

const logged = (work: (logger: Logger) => void): string => {
  let written = ''
  const stream = new Writable({
    write(chunk, _encoding, done) {
      written += chunk
      done()
    },
  })
  work(createLogger('test', 'trace', stream))
  return written
}

const personal = {
  password: 'hunter2-password',
  currentPassword: 'hunter2-current',
  newPassword: 'hunter2-new',
  token: 'hunter2-token',
  refreshToken: 'hunter2-refresh',
  authorization: 'Bearer hunter2',
  cookie: 'sibyl_visitor=hunter2',
  email: 'hunter2@example.org',
  firstName: 'hunter2-first',
  lastName: 'hunter2-last',
  formData: { question: 'hunter2-question' },
  question: 'hunter2-asked',
  content: 'hunter2-reading',
}

describe('the log', () => {
  it('F35 holds no secret and no personal data, at any depth our lines have', () => {
    const written = logged((logger) => {
      logger.info(personal, 'flat')
      logger.warn({ user: personal, headers: personal }, 'nested')
      logger.error({ request: { body: { users: [personal] } } }, 'deeper')
      logger.error({ err: Object.assign(new Error('no'), { response: { body: personal } }) }, 'on an error')
    })
    expect(written.trim().split('\n')).toHaveLength(4)
    expect(written).not.toContain('hunter2')
    expect(written).toContain('[redacted]')
  })

  it('stands an object that holds itself, and leaves what it logs as it was', () => {
    const knot: Record<string, unknown> = { token: 'hunter2' }
    knot.self = knot
    expect(logged((logger) => logger.info({ knot }, 'knotted'))).not.toContain('hunter2')
    expect(knot.token).toBe('hunter2')
  })

  it('is one JSON object a line, with service, level and time', () => {
    const [line = ''] = logged((logger) => logger.info({ count: 1 }, 'hello')).split('\n')
    expect(JSON.parse(line)).toMatchObject({ level: 'info', service: 'test', count: 1, msg: 'hello', time: expect.stringMatching(/Z$/) })
  })

  it('names the request and its trace on each line', () => {
    const traceparent = traceparentFrom(undefined)
    const written = logged((logger) => withContext({ requestId: 'req_1', traceparent }, () => logger.info('in it')))
    expect(JSON.parse(written)).toMatchObject({ requestId: 'req_1', traceparent })
  })

  it('tells what an error was caused by', () => {
    const error = new AppError('unavailable', { cause: new Error('connect ECONNREFUSED') })
    const line = JSON.parse(logged((logger) => logger.error({ err: error }, 'failed')))
    expect(JSON.stringify(line.err)).toContain('connect ECONNREFUSED')
  })
})

describe('a traceparent', () => {
  it('goes on in the caller’s trace with a span of its own', () => {
    const trace = '0af7651916cd43dd8448eb211c80319c'
    const next = traceparentFrom(`00-${trace}-b7ad6b7169203331-01`)
    expect(next.split('-')).toEqual(['00', trace, expect.stringMatching(/^[0-9a-f]{16}$/), '01'])
    expect(next).not.toContain('b7ad6b7169203331')
  })

  it.each([undefined, '', 'nonsense', '00-xyz-b7ad6b7169203331-01'])('starts a new trace for %p', (incoming) => {
    expect(traceparentFrom(incoming)).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/)
  })
})
