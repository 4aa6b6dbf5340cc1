import { jest } from '@jest/globals'

/** The next warning of this process. Jest gives tests a copy of `process`, which never emits `warning`. */
export const nextWarning = (): Promise<Error> => {
  const { promise, resolve } = Promise.withResolvers<Error>()
  const spy = jest.spyOn(process, 'emitWarning').mockImplementation((warning) => {
    spy.mockRestore()
    resolve(warning as Error)
  })
  return promise
}
