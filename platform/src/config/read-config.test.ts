import { z } from 'zod'
import { ConfigError, readConfig } from './read-config.ts'
import { count, flag, logLevel, port, secret } from './variables.ts'

const schema = z.object({ PORT: port(8080), WORKERS: count(2), SECRET: secret, DEBUG: flag.default(false), LOG_LEVEL: logLevel })
const good = { SECRET: 's'.repeat(32) }

describe('configuration', () => {
  it('is read from the environment, with defaults for unset variables', () => {
    expect(readConfig(schema, { ...good, PORT: '9000', DEBUG: '1' })).toEqual({
      PORT: 9000,
      WORKERS: 2,
      SECRET: good.SECRET,
      DEBUG: true,
      LOG_LEVEL: 'info',
    })
  })

  it('treats an empty variable as unset', () => {
    expect(readConfig(schema, { ...good, PORT: '', LOG_LEVEL: '' })).toMatchObject({ PORT: 8080, LOG_LEVEL: 'info' })
  })

  it('names every fault at once', () => {
    expect(() => readConfig(schema, { PORT: 'x', WORKERS: '-1', DEBUG: 'maybe', LOG_LEVEL: 'loud' })).toThrow(
      /PORT: must be a port number\n.*WORKERS: .*\n.*SECRET: is required\n.*DEBUG: must be 1 or 0\n.*LOG_LEVEL: /,
    )
  })

  it('never repeats the value of a variable', () => {
    const attempt = () => readConfig(schema, { SECRET: 'hunter2', PORT: 'hunter3' })
    expect(attempt).toThrow(ConfigError)
    expect(attempt).toThrow(expect.not.objectContaining({ message: expect.stringContaining('hunter') }))
  })
})
