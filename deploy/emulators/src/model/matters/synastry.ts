import type { Scope } from '../compose/scope.ts'
import type { Fact } from '../reading-request.ts'
import { themeParts } from './love.ts'
import { headingOf, lowerFirst, type Method, numberIn, seatOf, textIn } from './matter.ts'
import { firstName } from './numerology.ts'
import { mannerOf, signVars } from './sky.ts'

/** What an aspect of each character leans to, as the answer says it. */
const leanings: Readonly<Record<string, string>> = { join: 'look', soft: 'go', hard: 'wait' }

/** How many houses of each person are spoken of. */
const MOST_ROOMS = 2

const nameOf = (fact: Fact | undefined) => fact && { text: fact.label.replace(/^(?:Your|Their)\b/u, lowerFirst), id: fact.id }

const contactPart = (fact: Fact, index: number, all: readonly Fact[]): Scope => {
  const manner = mannerOf(textIn(fact, 'aspect'))
  const orb = numberIn(fact, 'orb') ?? 0
  return {
    vars: {
      a: textIn(fact, 'a'),
      b: textIn(fact, 'b'),
      manner,
      leaning: manner && leanings[manner],
      seat: seatOf(index, all.length),
      near: orb < 1 ? 'near' : orb < 3 ? 'some' : 'wide',
    },
    slots: { heading: headingOf(fact), it: nameOf(fact), chief: nameOf(fact) },
  }
}

const roomPart = (fact: Fact): Scope => ({
  vars: { of: textIn(fact, 'of'), house: numberIn(fact, 'house') },
  slots: { it: nameOf(fact) },
})

/** A synastry: the reader's words, the strongest contacts, the houses, the composite chart. */
export const synastry: Method = {
  folders: ['shared', 'sky', 'love', 'synastry'],
  topic: 'love',
  matterOf({ facts, reader, about }) {
    const partner = firstName(reader?.partnerName)
    // "Yours" and "theirs" blur after a page, so labels call the other person by name.
    const named = (fact: Fact): Fact => (partner ? { ...fact, label: fact.label.replace(/\btheir\b/giu, `${partner}’s`) } : fact)
    const of = (kind: string) => facts.filter((fact) => textIn(fact, 'kind') === kind).map(named)
    const contacts = of('cross-aspect').filter((fact) => numberIn(fact, 'rank') !== undefined)
    const chief = contacts.find(({ id }) => id === about) ?? contacts[0]
    if (!chief) return undefined
    const [themes, overlays] = [of('theme'), of('overlay')]
    const rooms = ['theirs', 'yours'].flatMap((owner) => overlays.filter((fact) => textIn(fact, 'of') === owner).slice(0, MOST_ROOMS))
    const composite = (point: string) => facts.find(({ id }) => id === `composite-${point}`)
    const [sun, moon, venus] = ['sun', 'moon', 'venus'].map(composite)
    const [stage, ownWords, count] = ['stage', 'own-words', 'contacts'].map((kind) => of(kind)[0])
    const hour = facts.find(({ id }) => id === 'hour-note')
    const the = (fact: Fact | undefined) => fact && { article: 'the ', text: lowerFirst(fact.label), id: fact.id }
    return {
      sections: themes.length + contacts.length,
      scope: {
        vars: {
          stage: stage && textIn(stage, 'stage'),
          themes: themes.length === 0 ? 'none' : themes.length === 1 ? 'one' : 'some',
          sun: sun && signVars(sun).sign,
          moon: moon && signVars(moon).sign,
          venus: venus && signVars(venus).sign,
        },
        slots: {
          stage: stage && { text: lowerFirst(stage.label), id: stage.id },
          ownWords: nameOf(ownWords),
          partner,
          firstTheme: nameOf(themes[0]),
          contacts: nameOf(count),
          hour: hour && { text: lowerFirst(hour.label), id: hour.id },
          bondSun: the(sun),
          bondMoon: the(moon),
          bondVenus: the(venus),
        },
        groups: {
          themes: themeParts(themes, reader?.relationshipContext),
          contacts: contacts.map(contactPart),
          rooms: rooms.map(roomPart),
          chief: [contactPart(chief, 0, contacts)],
        },
      },
    }
  },
}
