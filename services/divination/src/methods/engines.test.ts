import { readingForms } from '@sibyl/contracts/http/reading-forms'
import { type MethodId, methodIds, methods } from '@sibyl/contracts/methods'
import { engines, writingOf } from './engines.ts'

const without = (known: (id: MethodId) => boolean): MethodId[] => methodIds.filter((id) => !known(id))

describe('every method is registered', () => {
  it('has a name, an icon and a blurb to be shown with', () => {
    expect(without((id) => methods.some((method) => method.id === id && method.name !== '' && method.blurb !== ''))).toEqual([])
  })

  it('has a form', () => {
    expect(without((id) => Object.hasOwn(readingForms, id))).toEqual([])
  })

  it('has an engine, or is drawn by the date', () => {
    expect(without((id) => id === 'daily-card' || Object.hasOwn(engines, id))).toEqual([])
  })

  it('has rules for writing', () => {
    expect(without((id) => writingOf(id).brief !== '')).toEqual([])
  })
})

it('refuses to write for a method that nobody registered', () => {
  expect(() => writingOf('runes')).toThrow('no method runes')
  expect(() => writingOf('toString')).toThrow('no method toString')
})
