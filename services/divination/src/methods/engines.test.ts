import { readingForms } from '@sibyl/contracts/http/reading-forms'
import { type MethodId, methodIds, methods } from '@sibyl/contracts/methods'
import { engines, writingOf } from './engines.ts'

const without = (known: (id: MethodId) => boolean): MethodId[] => methodIds.filter((id) => !known(id))

describe('every method is registered', () => {
  it('has a name, an icon and a blurb', () => {
    expect(without((id) => methods.some((method) => method.id === id && method.name !== '' && method.blurb !== ''))).toEqual([])
  })

  it('has a form', () => {
    expect(without((id) => Object.hasOwn(readingForms, id))).toEqual([])
  })

  it('has an engine, or is drawn by date', () => {
    expect(without((id) => id === 'daily-card' || Object.hasOwn(engines, id))).toEqual([])
  })

  it('has rules for writing', () => {
    expect(without((id) => writingOf(id).brief !== '')).toEqual([])
  })
})

it('throws for an unregistered method', () => {
  expect(() => writingOf('no-such-method')).toThrow('no method no-such-method')
  expect(() => writingOf('toString')).toThrow('no method toString')
})
