import type { Scope } from '../compose/scope.ts'
import { poolAt } from '../compose/words.ts'
import type { Fact } from '../reading-request.ts'
import { lowerFirst, type Method, seatOf, textIn } from './matter.ts'
import { mannerOf, onlySignOf, placementName, signVars } from './sky.ts'

/** The parts of "Friday 20 November, 05:52" or "around Saturday 21 November"; empty for an event without a single day. */
const whenOf = (fact: Fact) => {
  const [, weekday, date = '', time] = /(\p{Lu}\p{Ll}+day) (\d+ \p{L}+)(?:, (\d\d:\d\d))?/u.exec(textIn(fact, 'local') ?? '') ?? []
  return { weekday, date, time }
}

/** The rank of an event; smaller is more worth mentioning. */
const rankOf = (fact: Fact): number => {
  const kind = textIn(fact, 'kind')
  if (kind === 'phase') return 0
  if (kind === 'station' || fact.data?.natal === true) return 1
  const moon = fact.data?.body === 'moon' || fact.data?.a === 'moon'
  if (kind === 'sign-entry') return moon ? 3 : 1
  if (kind === 'moon-day') return 4
  return moon ? 5 : 2
}

const MOST_A_DAY = 3

const eventPart = (fact: Fact, index: number, all: readonly Fact[]): Scope => {
  const [a, b, aspect] = [textIn(fact, 'a'), textIn(fact, 'b'), textIn(fact, 'aspect')]
  const named = {
    ...(/^(?:Moon|Sun|Full|New|First|Last) /u.test(fact.label) ? { article: 'the ' } : {}),
    text: fact.label.replace(/^(?:First|Last) /u, lowerFirst),
    id: fact.id,
  }
  // "Moon enters Aries" and "Mercury turns direct" are clauses; anything else is a name.
  const happens = / (?:enters|turns) /u.test(fact.label)
  return {
    vars: {
      ...signVars(fact),
      event: fact.data?.natal === true ? 'natal' : textIn(fact, 'kind'),
      body: textIn(fact, 'body'),
      mover: textIn(fact, 'body') === 'moon' || a === 'moon' ? 'moon' : 'planet',
      a,
      b,
      manner: mannerOf(aspect),
      phase: textIn(fact, 'phase'),
      turns: textIn(fact, 'turns'),
      at: seatOf(index, all.length),
    },
    slots: { it: happens ? undefined : named, entry: happens ? named : undefined, time: whenOf(fact).time },
  }
}

/** The days in their order, each with its events. */
const daysOf = (facts: readonly Fact[]): Scope[] => {
  const dated = facts.filter((fact) => fact.id !== 'week' && whenOf(fact).weekday !== undefined)
  const days = [...Map.groupBy(dated, (fact) => whenOf(fact).date)]
  return days.map(([date, events]) => {
    const moon = events.find((fact) => textIn(fact, 'kind') === 'moon-day')
    const listed = events
      .filter((fact) => fact !== moon)
      .toSorted((one, other) => rankOf(one) - rankOf(other))
      .slice(0, MOST_A_DAY)
    const weekday = whenOf(events[0] as Fact).weekday
    return {
      vars: {
        ...(moon ? signVars(moon) : {}),
        moonDay: moon && 'yes',
        quiet: listed.length === 0 ? 'yes' : undefined,
      },
      slots: {
        heading: `${weekday} ${date}`,
        weekday,
        moon: moon && { article: 'the ', text: moon.label, id: moon.id },
      },
      groups: { events: events.filter((fact) => listed.includes(fact)).map(eventPart) },
    }
  })
}

export const week: Method = {
  folders: ['shared', 'sky', 'week'],
  topic: 'week',
  matterOf({ facts, about }, words) {
    const [span, sun, ruler] = ['week', 'sun', 'ruler'].map((id) => facts.find((fact) => fact.id === id))
    const events = facts.filter((fact) => textIn(fact, 'kind') !== 'moon-day' && whenOf(fact).weekday !== undefined && fact !== span)
    const chief = events.find(({ id }) => id === about) ?? events.toSorted((one, other) => rankOf(one) - rankOf(other))[0]
    if (!span || !sun) return undefined
    const days = daysOf(facts)
    return {
      sections: days.length,
      scope: {
        vars: {
          sun: onlySignOf(sun),
          leaning: poolAt(words, `signs.${onlySignOf(sun)}.leaning`)?.[0],
          rulerHouse: ruler && signVars(ruler).house,
        },
        slots: {
          span: { text: span.label, id: span.id },
          sun: placementName(sun),
          ruler: ruler && placementName(ruler, /^(?:Sun|Moon) /u.test(ruler.label) ? 'the ' : ''),
          chief: chief && eventPart(chief, 0, [chief]).slots.it,
          chiefDay: chief && whenOf(chief).weekday,
        },
        groups: { days, chief: chief ? [eventPart(chief, 0, [chief])] : [] },
      },
    }
  },
}
