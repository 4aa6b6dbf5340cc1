import type { Fact } from '@sibyl/contracts/http/readings'
import { signNames } from '@sibyl/contracts/signs'
import { signName } from '../../astrology/chart/signs.ts'
import { aspectVerbs } from '../../astrology/words/words.data.ts'
import { forFacts } from '../../for-facts.ts'
import { guarded } from '../../guarded.ts'
import { type CrossPoint, crossPoints, pointNames } from './side.ts'
import { synastryWords } from './words.data.ts'

const OWNER = `(${synastryWords.owner})`
const POINT = `(${Object.values(pointNames).join('|')})`
const placed = guarded(`\\b${OWNER} ${POINT} (?:(?:${synastryWords.stands}) )?in (${signNames.join('|')})\\b`, 'i')
const met = guarded(`\\b${OWNER} ${POINT} (${Object.values(aspectVerbs).join('|')}) ${OWNER} ${POINT}\\b`, 'i')

const nameOf = (point: unknown): string => pointNames[crossPoints.find((one) => one === point) as CrossPoint] ?? ''

/** What facts say of whose points: "your Mars in Gemini", "your Mars square their Venus". */
const saidIn = forFacts((facts: readonly Fact[]) => {
  const said = new Set<string>()
  for (const { data } of facts) {
    if (data.kind !== 'cross-aspect') continue
    const [a, b] = [nameOf(data.a), nameOf(data.b)]
    const verb = aspectVerbs[data.aspect as keyof typeof aspectVerbs]
    const [from, to] = data.signs as readonly number[]
    said.add(`your ${a} in ${signName(from ?? 0)}`).add(`their ${b} in ${signName(to ?? 0)}`)
    said.add(`your ${a} ${verb} their ${b}`).add(`their ${b} ${verb} your ${a}`)
  }
  return new Set([...said].map((each) => each.toLowerCase()))
})

const owner = (word: string): string => (word.toLowerCase() === 'your' ? 'your' : 'their')

/** The text with “their” for the name of the other person, in full or the first of it. */
const withoutNames = (text: string, facts: readonly Fact[]): string => {
  const partner = facts.find(({ id }) => id === 'form')?.data.partner
  const names = typeof partner === 'string' ? [partner, partner.split(' ')[0] ?? ''].filter(Boolean) : []
  return names.reduce((said, name) => said.replaceAll(`${name}’s`, 'their').replaceAll(`${name}'s`, 'their'), text)
}

/** Finds a placement or an aspect that a text gives to the wrong one of two people. Reads English only. */
export const misowned = (whole: string, facts: readonly Fact[]): string | undefined => {
  const [text, said] = [withoutNames(whole, facts), saidIn(facts)]
  const claims = [
    ...placed.all(text).map(([whole, who = '', point, sign]) => ({ whole, claim: `${owner(who)} ${point} in ${sign}` })),
    ...met.all(text).map(([whole, who = '', a, verb, whom = '', b]) => ({
      whole,
      claim: `${owner(who)} ${a} ${verb} ${owner(whom)} ${b}`,
    })),
  ]
  return claims.find(({ claim }) => !said.has(claim.toLowerCase()))?.whole
}
