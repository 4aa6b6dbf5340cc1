import type { Fact } from '@sibyl/contracts/http/readings'
import { latinName } from '@sibyl/contracts/latin-name'
import { AppError } from '@sibyl/platform/app-error'
import { listed } from '../../wording.ts'
import { birthday, lifePath } from './birth-numbers.ts'
import { type Day, inWords } from './calendar.ts'
import { numberFact, roles } from './life-facts.ts'
import { type Digit, relationMeanings } from './meanings.data.ts'
import { letterCounts, nameNumbers } from './name-numbers.ts'

const UNCOUNTED =
  'The letters of this script cannot be counted without guessing. Please give a Latin spelling that you use, as in a passport'
const NO_LETTERS = 'Please write the name in letters'

/** @throws AppError invalid_input for a name that cannot be spelt in A to Z */
const spelt = (name: string, field: string): readonly string[] => {
  const found = latinName(name)
  if (typeof found !== 'string') return found.words
  throw new AppError('invalid_input', { fields: [{ field, message: found === 'empty' ? NO_LETTERS : UNCOUNTED }] })
}

const named = ['expression', 'soulUrge', 'personality'] as const

const missingIn = (words: readonly string[]): Digit[] =>
  [...letterCounts(words)].filter(([, count]) => count === 0).map(([value]) => value as Digit)

/** The values that only one of two names has among its letters, as a fact; none if there is no such value. */
const lettersFact = (id: 'gained' | 'lost', values: readonly Digit[]): Fact[] => {
  if (values.length === 0) return []
  const [verb, having, lacking, says] =
    id === 'gained' ? ['brings', 'new', 'old', 'By tradition it helps'] : ['leaves behind', 'old', 'new', 'What it leaves to practice:']
  return [
    {
      id,
      label: `The new name ${verb} ${listed(values)}`,
      detail: `Only the ${having} name has letters of ${values.length === 1 ? 'this value' : 'these values'}. ${says} ${values.map((value) => relationMeanings.missing[value]).join('; ')}.`,
      data: {
        role: id,
        numbers: values,
        place: 'Between the two names',
        why: `Letters counted by value: no letter of the ${lacking} name counts as ${listed(values)}.`,
      },
    },
  ]
}

/**
 * What a change of name changes: the numbers of the old and the new name side by side, and those of the birth date, which stay. Premium
 * readers also see which letter values come and go.
 * @throws AppError invalid_input for a name that cannot be spelt in A to Z
 */
export const changeFacts = (born: Day, before: string, after: string, { premium }: { premium: boolean }): Fact[] => {
  const [old, fresh] = [spelt(before, 'fullName'), spelt(after, 'newName')]
  const [was, is] = [nameNumbers(old), nameNumbers(fresh)]
  const numbers = named.flatMap((key): Fact[] => {
    const { id, name } = roles[key]
    const [first, second] = [was[key], is[key]]
    const stays = first?.number === second?.number
    const shown = (which: 'old' | 'new', words: readonly string[], number: typeof first): Fact[] => {
      if (!number) return []
      const fact = numberFact(roles[key], { ...number, steps: [`In letters: ${words.join(' ')}`, ...number.steps] }, { name: which, stays })
      const label = `${fact.label} of the ${which} name`
      const data = { ...fact.data, place: `${name}, ${which === 'old' ? 'before' : 'after'} the change` }
      // An old number that nothing replaces, as of a name without vowels, has a section of its own.
      if (which === 'old') return [{ ...fact, label, data: { ...data, part: second ? 'old-name' : `${id}-lost` } }]
      return [{ ...fact, id: `${id}-new`, label, data: { ...data, part: `${id}-${stays ? 'kept' : 'new'}` } }]
    }
    return [...shown('old', old, first), ...shown('new', fresh, second)]
  })
  const [lacked, lacks] = [missingIn(old), missingIn(fresh)]
  return [
    ...numbers,
    ...(premium
      ? [
          ...lettersFact(
            'gained',
            lacked.filter((value) => !lacks.includes(value)),
          ),
          ...lettersFact(
            'lost',
            lacks.filter((value) => !lacked.includes(value)),
          ),
        ]
      : []),
    numberFact(roles.lifePath, lifePath(born), { date: inWords(born) }),
    numberFact(roles.birthday, birthday(born), { day: born.day }),
  ]
}
