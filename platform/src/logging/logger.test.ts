import { Writable } from 'node:stream'
import { AppError } from '../app-error.ts'
import { actFor, traceIdOf, traceparentFrom, withContext } from './context.ts'
import { createLogger, type Logger } from './logger.ts'
import { keyPseudonyms, pseudonym } from './pseudonym.ts'

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

  it('handles a cyclic object and does not modify it', () => {
    const knot: Record<string, unknown> = { token: 'hunter2' }
    knot.self = knot
    expect(logged((logger) => logger.info({ knot }, 'knotted'))).not.toContain('hunter2')
    expect(knot.token).toBe('hunter2')
  })

  it('is one JSON object per line, with service, level and time', () => {
    const [line = ''] = logged((logger) => logger.info({ count: 1 }, 'hello')).split('\n')
    expect(JSON.parse(line)).toMatchObject({ level: 'info', service: 'test', count: 1, msg: 'hello', time: expect.stringMatching(/Z$/) })
  })

  it('names the request, its trace and the reader on each line, the reader by a pseudonym', () => {
    const traceparent = traceparentFrom(undefined)
    const written = logged((logger) =>
      withContext({ requestId: 'req_1', traceparent }, () => {
        logger.info('before anybody is known')
        actFor('user_ada')
        logger.info('in it')
      }),
    )
    const [before, after] = written
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>)
    expect(before).toMatchObject({ requestId: 'req_1', traceId: traceIdOf(traceparent) })
    expect(before).not.toHaveProperty('user')
    expect(after).toMatchObject({ requestId: 'req_1', traceId: traceIdOf(traceparent), user: pseudonym('user_ada') })
    expect(written).not.toContain('ada"')
  })

  it('uses the same pseudonym for a reader in all processes that share a key, and another under another key', () => {
    keyPseudonyms('a key of thirty-two characters 01')
    const one = pseudonym('user_ada')
    keyPseudonyms('a key of thirty-two characters 02')
    const other = pseudonym('user_ada')
    keyPseudonyms('a key of thirty-two characters 01')
    expect(pseudonym('user_ada')).toBe(one)
    expect(one).toMatch(/^[0-9a-f]{16}$/)
    expect(new Set([one, other, pseudonym('user_bo')]).size).toBe(3)
  })

  it('includes the cause of an error', () => {
    const error = new AppError('unavailable', { cause: new Error('connect ECONNREFUSED') })
    const line = JSON.parse(logged((logger) => logger.error({ err: error }, 'failed')))
    expect(JSON.stringify(line.err)).toContain('connect ECONNREFUSED')
  })
})

describe('an error in the log', () => {
  const lineOf = (error: unknown): string => logged((logger) => logger.error({ err: error }, 'failed'))

  it('F35 omits an address that a driver quotes in its message, stack or causes', () => {
    const driver = new Error('E11000 duplicate key error dup key: { doc.email: "hunter2@example.org" }')
    const line = lineOf(Object.assign(new Error('written twice', { cause: driver }), { keyValue: { 'doc.email': 'hunter2@example.org' } }))
    expect(line).not.toContain('hunter2')
    expect(JSON.parse(line).err).toMatchObject({
      type: 'Error',
      message: 'written twice',
      cause: { message: expect.stringContaining('E11000') },
    })
    expect(line).toContain('logger.test')
  })

  it('F35 omits a text that a parser could not read', () => {
    const parsed = (): unknown => {
      try {
        return JSON.parse('{"firstName": hunter2}')
      } catch (error) {
        return error
      }
    }
    expect(lineOf(parsed())).not.toContain('hunter2')
    expect(lineOf(parsed())).toContain('the text is not valid JSON')
  })

  it('shows the kind of failure', () => {
    const refused = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:6379'), { code: 'ECONNREFUSED', syscall: 'connect' })
    expect(JSON.parse(lineOf(refused)).err).toMatchObject({ message: refused.message, code: 'ECONNREFUSED', syscall: 'connect' })
    expect(JSON.parse(lineOf('a mere string')).err).toEqual({ type: 'string' })
  })
})

describe('a traceparent', () => {
  it('continues the caller’s trace with a span of its own', () => {
    const trace = '0af7651916cd43dd8448eb211c80319c'
    const next = traceparentFrom(`00-${trace}-b7ad6b7169203331-01`)
    expect(next.split('-')).toEqual(['00', trace, expect.stringMatching(/^[0-9a-f]{16}$/), '01'])
    expect(next).not.toContain('b7ad6b7169203331')
  })

  it('keeps the decision not to sample a trace', () => {
    expect(traceparentFrom('00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-00')).toMatch(/-00$/)
  })

  it.each([undefined, '', 'nonsense', '00-xyz-b7ad6b7169203331-01', `00-${'0'.repeat(32)}-b7ad6b7169203331-01`])(
    'starts a new trace for %p',
    (incoming) => {
      expect(traceparentFrom(incoming)).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/)
    },
  )
})
