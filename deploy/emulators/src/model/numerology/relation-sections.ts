import type { Fact } from '../reading-request.ts'
import type { Chooser } from '../text/chooser.ts'
import { paragraph } from '../text/prose.ts'
import { heading, link, phrases, roleOf, running } from './counted.ts'
import {
  agreementFrames,
  agreementWays,
  bridgeFrames,
  bridgeSays,
  completeFrames,
  echoLines,
  habitLines,
  leaningLines,
  missingFrames,
  practiceLines,
  practices,
} from './phrases/relations.ts'
import { voiceOf } from './voices.ts'

const mostPractised = 3

/** How the numbers stand to one another: the bridge with what repeats, the missing values with what the name leans towards. */
export function relationSections(facts: readonly Fact[], chooser: Chooser): string[] {
  const find = (role: string) => facts.find((fact) => roleOf(fact) === role)
  const [bridge, missing, echo, leaning] = [find('bridge'), find('missing'), find('echo'), find('leaning')]
  return [
    ...(bridge ? [heading(bridge), paragraph(...bridgeLines(bridge, facts, chooser), ...aside(echo, echoLines, chooser))] : []),
    ...(missing ? [heading(missing), paragraph(...missingLines(missing, chooser), ...aside(leaning, leaningLines, chooser))] : []),
  ]
}

function bridgeLines(bridge: Fact, facts: readonly Fact[], chooser: Chooser): string[] {
  chooser.enter('bridge')
  const distance = Number(bridge.data?.number)
  const path = facts.find((fact) => roleOf(fact) === 'life-path')
  const voice = voiceOf(distance === 0 ? Number(path?.data?.number) : distance)
  if (!voice) return [`${link(bridge)}.`]
  const slots = { ...phrases(voice, chooser), link: link(bridge) }
  const frame = chooser.sayShort(distance === 0 ? agreementFrames : bridgeFrames, slots)
  const ways = distance === 0 ? agreementWays : (bridgeSays[distance] ?? [])
  return [frame, chooser.sayShort(ways, slots), chooser.sayShort(ways, slots), chooser.pick(voice.acts)]
}

function missingLines(missing: Fact, chooser: Chooser): string[] {
  chooser.enter('missing')
  const given = missing.data?.numbers
  const numbers = Array.isArray(given) ? given.map(Number).slice(0, mostPractised) : []
  const frame = chooser.sayShort(numbers.length > 0 ? missingFrames : completeFrames, { link: link(missing, running(missing.label)) })
  const practice = numbers.map((number) =>
    chooser.sayShort(practiceLines, { n: String(number), practice: chooser.pick(practices[number] ?? []) }),
  )
  const [last] = numbers
  const acts = last === undefined ? [] : (voiceOf(last)?.acts ?? [])
  return [frame, ...practice, chooser.pick(acts), chooser.pick(habitLines)]
}

/** A further fact in one sentence. */
function aside(fact: Fact | undefined, lines: readonly string[], chooser: Chooser): string[] {
  if (!fact) return []
  const voice = voiceOf(Number(fact.data?.number))
  const gist = voice ? chooser.pick(voice.gist) : 'more of the same'
  return [chooser.sayShort(lines, { link: link(fact, fact.label.replace(/ in the name$/u, '')), gist })]
}
