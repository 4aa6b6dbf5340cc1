import { readingForms } from '@sibyl/contracts/http/reading-forms'
import { type MethodId, methodIds, methods } from '@sibyl/contracts/methods'
import { type AskedMethod, engines } from './engines.ts'
import { writingOf } from './writings.ts'

const without = (known: (id: MethodId) => boolean): MethodId[] => methodIds.filter((id) => !known(id))

describe('every method is registered', () => {
  it('has a name, an icon and a blurb', () => {
    expect(without((id) => methods.some((method) => method.id === id && method.name !== '' && method.blurb !== ''))).toEqual([])
  })

  it('has a form', () => {
    expect(without((id) => Object.hasOwn(readingForms, id))).toEqual([])
  })

  it.each(methodIds.filter((id): id is AskedMethod => id !== 'daily-card'))('has an engine that casts: %s', async (id) => {
    expect(await engines[id]()).toMatchObject({ cast: expect.any(Function) })
  })

  it('has rules for writing', () => {
    expect(without((id) => writingOf(id).brief !== '')).toEqual([])
  })
})

it('throws for an unregistered method', () => {
  expect(() => writingOf('no-such-method')).toThrow('no method no-such-method')
  expect(() => writingOf('toString')).toThrow('no method toString')
})
