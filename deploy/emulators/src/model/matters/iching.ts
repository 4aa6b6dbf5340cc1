import type { Name, Scope } from '../compose/scope.ts'
import { poolAt, type Words } from '../compose/words.ts'
import type { Fact } from '../reading-request.ts'
import { asSentence, headingOf, inWords, type Method, numberIn, textIn } from './matter.ts'

/** primary, relating, line, judgement or whole, for the six lines as one. */
const kindOf = ({ id }: Fact): string =>
  id === 'primary' || id === 'relating' ? id : id.includes('line-') ? 'line' : id.endsWith('judgement') ? 'judgement' : 'whole'

/** A label within a sentence: line two, the judgement of Return, Return. */
const nameOf = (fact: Fact): Name => {
  const { id, label } = fact
  if (/^Line /u.test(label)) return { text: `l${label.slice(1).replace(/:.*$/u, '')}`, id }
  if (/^(?:The|All) /u.test(label)) return { text: label.charAt(0).toLowerCase() + label.slice(1), id }
  return { text: textIn(fact, 'name') ?? label.replace(/^Hexagram \d+, /u, ''), id }
}

const leaningOf = (fact: Fact, words: Words): string | undefined => {
  const hexagram = `hexagrams.${numberIn(fact, 'hexagram')}`
  const own = kindOf(fact) === 'line' ? poolAt(words, `${hexagram}.leanings.${numberIn(fact, 'line')}`) : undefined
  return (own ?? poolAt(words, `${hexagram}.leaning`))?.[0]
}

const hexagramVars = (fact: Fact) => ({ hexagram: numberIn(fact, 'hexagram'), upper: textIn(fact, 'upper'), lower: textIn(fact, 'lower') })

const wayOf = (changing: number): string => (changing === 0 ? 'none' : changing === 1 ? 'one' : changing === 6 ? 'all' : 'some')

export const iching: Method = {
  folders: ['shared', 'iching'],
  matterOf({ facts, about }, words) {
    const found = (id: string): Fact | undefined => facts.find((fact) => fact.id === id)
    const leading = facts.filter((fact) => fact.id === 'primary' || fact.id === 'relating' || fact.data?.leads === true)
    const [primary, relating, nuclear] = ['primary', 'relating', 'nuclear'].map(found)
    const marked = (mark: string): Fact | undefined => leading.find(({ data }) => data?.[mark] === true)
    const chief = leading.find(({ id }) => id === about) ?? marked('chief') ?? marked('leads') ?? primary
    if (!primary || !chief || !poolAt(words, `hexagrams.${numberIn(primary, 'hexagram')}.leaning`)) return undefined
    const names = { primary: nameOf(primary), relating: relating && nameOf(relating), nuclear: nuclear && nameOf(nuclear) }
    const part = (fact: Fact): Scope => ({
      vars: {
        ...hexagramVars(fact),
        part: kindOf(fact),
        line: numberIn(fact, 'line'),
        rests: fact.id.startsWith('relating-line') ? 'rests' : 'moves',
        leaning: leaningOf(fact, words),
      },
      slots: {
        heading: headingOf(fact),
        it: nameOf(fact),
        sign: textIn(fact, 'sign'),
        counsel: textIn(fact, 'counsel'),
        text: kindOf(fact) === 'primary' || kindOf(fact) === 'relating' ? undefined : asSentence(fact.detail),
        judgement: fact === primary && !leading.some(({ id }) => id === 'judgement') ? asSentence(found('judgement')?.detail) : undefined,
      },
    })
    const changing = Number(found('rule')?.data?.changing ?? facts.filter(({ id }) => id.startsWith('line-')).length)
    const lesser = facts.filter((fact) => kindOf(fact) === 'line' && fact.data?.leads !== true)
    const [trigrams, cast, rule] = ['trigrams', 'cast', 'rule'].map(found)
    return {
      sections: leading.length,
      scope: {
        vars: {
          ...hexagramVars(primary),
          primary: numberIn(primary, 'hexagram'),
          relating: relating && numberIn(relating, 'hexagram'),
          nuclear: nuclear && numberIn(nuclear, 'hexagram'),
          inside: nuclear?.label === primary.label ? 'same' : nuclear?.label === relating?.label ? 'ahead' : 'other',
          moving: wayOf(changing),
          way: cast && textIn(cast, 'way'),
        },
        slots: {
          ...names,
          chief: nameOf(chief),
          trigrams: trigrams && { text: trigrams.label, id: trigrams.id },
          cast: cast && { text: cast.label.charAt(0).toLowerCase() + cast.label.slice(1), id: cast.id },
          rule: rule && { text: 'by the old rule', id: rule.id },
          changing: inWords(changing),
          lesser: lesser[0] && nameOf(lesser[0]),
        },
        groups: { sections: leading.map(part), chief: [part(chief)] },
      },
    }
  },
}
