import { mock } from 'node:test'

/** The next warning of this process, which then does not print it. */
export const nextWarning = (): Promise<Error> => {
  const { promise, resolve } = Promise.withResolvers<Error>()
  const spy = mock.method(process, 'emitWarning', (warning: unknown) => {
    spy.mock.restore()
    resolve(warning as Error)
  })
  return promise
}
