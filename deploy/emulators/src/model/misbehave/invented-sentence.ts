import type { MethodId } from '@sibyl/contracts/methods'
import { z } from 'zod'
import { cardNames } from '../matters/cards.ts'

const asked = z.object({
  method: z.string(),
  facts: z.array(z.looseObject({ data: z.record(z.string(), z.unknown()).nullish() })),
})
type Asked = z.infer<typeof asked>

const signs = 'Aries Taurus Gemini Cancer Leo Virgo Libra Scorpio Sagittarius Capricorn Aquarius Pisces'.split(' ')
const bodies = ['Saturn', 'Mars', 'Venus', 'Jupiter', 'Mercury']
const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']
const symbols = ['snake', 'bridge', 'key', 'spider', 'mirror', 'train', 'lion']

type Invent = (request: Asked, text: string) => string | undefined

/** Inventions that no fact holds, in the vocabulary of the method. */
const absent: Readonly<Record<MethodId, Invent>> = {
  'daily-card': absentCard,
  tarot: absentCard,
  love: (request, text) =>
    request.facts.some(({ data }) => data?.rank !== undefined) ? absentPlacement(request) : absentCard(request, text),
  astrology: absentPlacement,
  dream: absentSymbol,
  iching: absentLine,
  numerology: absentNumber,
}

const isMethod = (method: string): method is MethodId => Object.hasOwn(absent, method)

/** A sentence about something that neither `message` nor `text` names, as a hallucinating model would add. */
export function inventedSentence(message: string, text: string): string {
  const request = parsed(message)
  const name = (request && isMethod(request.method) ? absent[request.method](request, text) : undefined) ?? 'a promise nobody made'
  return `Behind it stands ${name}, which has been waiting there all along.`
}

function parsed(message: string): Asked | undefined {
  try {
    return asked.safeParse(JSON.parse(message)).data
  } catch {
    return undefined // Not JSON: the caller answers it as an ordinary message.
  }
}

function absentCard({ facts }: Asked, text: string): string {
  // A mended block names only some of the cards.
  const known = `${JSON.stringify(facts)} ${text}`.toLowerCase()
  const names = [...cardNames().values()].filter(
    (name) => /^The | of /u.test(name) && !known.includes(name.toLowerCase().replace(/^the /u, '')),
  )
  const name = names[text.length % Math.max(names.length, 1)] ?? 'Queen of Cups'
  return `the ${name.replace(/^The /u, '')}`
}

function absentPlacement({ facts }: Asked): string | undefined {
  const stated = facts.map((fact) => JSON.stringify(fact))
  const pairs = bodies.flatMap((body) => signs.map((sign) => ({ body, sign })))
  const free = pairs.find(({ body, sign }) => !stated.some((fact) => fact.includes(body) && fact.includes(sign)))
  return free && `${free.body} in ${free.sign}`
}

function absentNumber({ facts }: Asked): string | undefined {
  const role = facts.map(({ data }) => data?.role).find((one) => typeof one === 'string')
  const held = new Set(facts.map(({ data }) => data?.number))
  const free = [1, 2, 3, 4, 5, 6, 7, 8, 9].find((number) => !held.has(number))
  return role && `a ${role.replaceAll('-', ' ')} of ${free ?? 44}`
}

function absentLine({ facts }: Asked): string {
  const [lines, hexagrams] = [new Set(facts.map(({ data }) => data?.line)), new Set(facts.map(({ data }) => data?.hexagram))]
  const line = ordinals.find((_, index) => !lines.has(index + 1))
  return line ? `the ${line} line of the hexagram` : `hexagram ${[29, 30, 51].find((number) => !hexagrams.has(number))}`
}

function absentSymbol(request: Asked): string {
  const everything = JSON.stringify(request).toLowerCase()
  return `the ${symbols.find((symbol) => !everything.includes(symbol)) ?? 'crocodile'} in your dream`
}
