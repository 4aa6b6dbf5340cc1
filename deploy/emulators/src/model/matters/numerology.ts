import type { Name, Scope } from '../compose/scope.ts'
import { poolAt } from '../compose/words.ts'
import type { Fact } from '../reading-request.ts'
import { asSentence, headingOf, type Method, numberIn, seatOf, textIn } from './matter.ts'

const families = ['157', '248', '369']
const digitOf = (number: number): number => (number > 9 ? (number % 10) + Math.floor(number / 10) : number)
const familyOf = (number: number | undefined): number =>
  families.findIndex((family) => number !== undefined && family.includes(String(digitOf(number))))

/** How two numbers relate: equal, of one kind, or of different kinds. */
const meets = (one: number | undefined, other: number | undefined): string | undefined =>
  one === undefined || other === undefined ? undefined : one === other ? 'same' : familyOf(one) === familyOf(other) ? 'kin' : 'apart'

const nameOf = ({ label, id }: Fact): Name => ({
  text: label.replace(/^(?:Missing|No|The|Three|Four|Five)\b/u, (word) => word.toLowerCase()),
  id,
})

/** The part of a number in the reading, or its role. */
const roleOf = (fact: Fact): string => textIn(fact, 'part') ?? textIn(fact, 'role') ?? fact.id

/** What a role describes: oneself, a time, or the relation between the numbers. */
const sortOf = (role: string): string =>
  /^(?:bridge|missing|year-card)/u.exec(role)?.[0] ?? (/^(?:personal-|later-|year-)/u.test(role) ? 'time' : 'self')

/** What is said of a month of a year ahead, in turn: twelve sections that each say everything would sound alike by autumn. */
const turns = ['shown', 'liked slipped', 'met shown', 'liked', 'shown slipped', 'liked met']
const saidOf = ({ id }: Fact): string => turns[Number(/^month-(\d+)$/u.exec(id)?.[1]) % turns.length] ?? 'shown liked slipped met'

const aside = /^(?:day-\d+(?:-next)?|echo|leaning|name|gained|lost)$/u
/** The kinds of reading, by the fact that each is chiefly about. */
const spans = { 'personal-month': 'month', 'expression-new': 'change', 'life-path': 'life', 'personal-year': 'year' }

/** A first name of letters only, so that nothing else can be smuggled in through it. */
export const firstName = (name: unknown): string | undefined => {
  const [first = ''] = typeof name === 'string' ? name.trim().split(/\s+/u) : []
  return /^\p{Lu}[\p{L}\p{M}’'-]{1,24}$/u.test(first) ? first : undefined
}

export const numerology: Method = {
  folders: ['shared', 'cards', 'numerology'],
  topic: 'self',
  matterOf({ facts, reader, about }, words) {
    const sections = facts.filter((fact) => !aside.test(fact.id) && textIn(fact, 'part') !== 'old-name')
    const main = facts.find(({ id }) => id === 'personal-month') ?? facts.find(({ id }) => Object.hasOwn(spans, id))
    if (!main) return undefined
    const chief = sections.find((fact) => fact.id === about && numberIn(fact, 'number') !== undefined) ?? main
    const part = (fact: Fact, index: number): Scope => {
      const before = sections
        .slice(0, index)
        .findLast((one) => numberIn(one, 'number') !== undefined && !/^(?:bridge|year-card)/u.test(roleOf(one)))
      const missing = fact.data?.numbers
      const ifSaid = (what: string, value?: string): string | undefined => (saidOf(fact).includes(what) ? value : undefined)
      const old = facts.find(({ id }) => `${id}-new` === fact.id)
      return {
        vars: {
          role: roleOf(fact),
          sort: sortOf(roleOf(fact)),
          number: numberIn(fact, 'number'),
          card: textIn(fact, 'trump'),
          beforeNumber: before && numberIn(before, 'number'),
          meets: before && ifSaid('met', meets(numberIn(fact, 'number'), numberIn(before, 'number'))),
          shown: ifSaid('shown', sortOf(roleOf(fact))),
          liked: ifSaid('liked', roleOf(fact)),
          slipped: ifSaid('slipped', sortOf(roleOf(fact))),
          firstMissing: Array.isArray(missing) ? Number(missing[0] ?? 0) || undefined : undefined,
        },
        slots: {
          heading: headingOf(fact),
          it: nameOf(fact),
          before: before && nameOf(before),
          old: old && nameOf(old),
          month: textIn(fact, 'month'),
          theme: textIn(fact, 'theme'),
          weekday: textIn(fact, 'weekday'),
          year: numberIn(fact, 'year')?.toString(),
        },
      }
    }
    const days = facts.filter(({ id }) => /^day-\d+(?:-next)?$/u.test(id))
    const [echo, leaning, note, gained, lost] = ['echo', 'leaning', 'name', 'gained', 'lost'].map((id) => facts.find((it) => it.id === id))
    return {
      sections: sections.length,
      scope: {
        vars: {
          span: spans[main.id as keyof typeof spans],
          chiefNumber: numberIn(chief, 'number'),
          leaning: poolAt(words, `numbers.${numberIn(chief, 'number')}.leaning`)?.[0],
          echoNumber: echo && numberIn(echo, 'number'),
        },
        slots: {
          reader: firstName(reader?.newName ?? reader?.fullName),
          chief: nameOf(chief),
          first: sections[0] && nameOf(sections[0]),
          last: sections.at(-1) && nameOf(sections.at(-1) as Fact),
          birthDate: textIn(chief, 'date'),
          echo: echo && { text: echo.label, id: echo.id },
          leaning: leaning && { text: leaning.label, id: leaning.id },
          gained: gained && nameOf(gained),
          lost: lost && nameOf(lost),
          nameNote: asSentence(note?.detail),
          nameFact: note && { text: note.label.charAt(0).toLowerCase() + note.label.slice(1), id: note.id },
        },
        groups: {
          sections: sections.map(part),
          days: days.map((fact, index) => ({
            vars: { turning: textIn(fact, 'kind'), dayNumber: numberIn(fact, 'number'), at: seatOf(index, days.length) },
            slots: { turningDay: { text: fact.label, id: fact.id }, turningWeekday: textIn(fact, 'weekday') },
          })),
          chief: [part(chief, sections.indexOf(chief))],
        },
      },
    }
  },
}
