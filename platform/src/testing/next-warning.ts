import { jest } from '@jest/globals'

/** The next warning of this process. Jest hands tests a process of their own, on which the event `warning` never comes. */
export const nextWarning = (): Promise<Error> => {
  const { promise, resolve } = Promise.withResolvers<Error>()
  const spy = jest.spyOn(process, 'emitWarning').mockImplementation((warning) => {
    spy.mockRestore()
    resolve(warning as Error)
  })
  return promise
}
