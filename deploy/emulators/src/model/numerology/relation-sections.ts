import type { Fact } from '../reading-request.ts'
import type { Chooser } from '../text/chooser.ts'
import { listed, paragraph } from '../text/prose.ts'
import { type Counted, counted, heading, link, phrases, roleOf } from './counted.ts'
import * as say from './phrases/relations.ts'
import { voiceOf } from './voices.ts'

const mostPractised = 3

/** How the numbers stand to one another: the bridge with what repeats, the missing values with what the name leans towards. */
export function relationSections(facts: readonly Fact[], chooser: Chooser): string[] {
  const find = (role: string) => facts.find((fact) => roleOf(fact) === role)
  const [bridge, missing, echo, leaning] = [find('bridge'), find('missing'), find('echo'), find('leaning')]
  const [path, other] = [find('life-path'), find('expression') ?? find('birthday')].map((fact) => fact && counted(fact))
  if (!path || !other) return []
  return [
    ...(bridge ? [heading(bridge), ...bridgeParagraphs(bridge, path, other, chooser, ...aside(echo, other, say.echoLines, chooser))] : []),
    ...(missing
      ? [heading(missing), ...missingParagraphs(missing, other, chooser, ...aside(leaning, other, say.leaningLines, chooser))]
      : []),
  ]
}

function bridgeParagraphs(bridge: Fact, path: Counted, other: Counted, chooser: Chooser, ...echo: readonly string[]): string[] {
  chooser.enter('bridge')
  const distance = Number(bridge.data?.number)
  const { helps, deeds } = say.crossings[distance] ?? { helps: say.agreementHelps, deeds: say.agreementDeeds }
  const frame = chooser.say(distance === 0 ? say.agreementFrames : say.bridgeFrames, {
    link: link(bridge),
    linkA: link(path.fact),
    linkB: link(other.fact),
    ...phrases(path.voice, chooser, 'A'),
    ...phrases(other.voice, chooser, 'B'),
  })
  return [paragraph(frame, chooser.pick(helps), chooser.pick(deeds)), paragraph(...echo)]
}

function missingParagraphs(missing: Fact, hands: Counted, chooser: Chooser, ...leaning: readonly string[]): string[] {
  chooser.enter('missing')
  const given = missing.data?.numbers
  const absent = Array.isArray(given) ? given.map(Number) : []
  const numbers = absent.slice(0, mostPractised)
  const frame = chooser.say(absent.length > 0 ? say.missingFrames : say.completeFrames, {
    ...phrases(hands.voice, chooser),
    value: absent.length > 1 ? 'these values' : 'this value',
    practice: listed(numbers.map((number) => chooser.pick(say.practices[number] ?? []))),
  })
  const habit = absent.length > 0 ? chooser.pick(say.habitLines) : ''
  const deed = chooser.pick(absent.length > 0 ? say.practiceDeeds : say.completeDeeds)
  return [paragraph(frame, habit, ...leaning, deed)]
}

/** A further fact in one sentence, beside the number of the whole name or of the day. */
function aside(fact: Fact | undefined, other: Counted, lines: readonly string[], chooser: Chooser): string[] {
  const voice = fact && voiceOf(Number(fact.data?.number))
  if (!fact || !voice) return []
  chooser.enter(`aside ${fact.id}`)
  const slots = { ...phrases(voice, chooser), ...phrases(other.voice, chooser, 'B') }
  return [chooser.say(lines, { ...slots, link: link(fact, fact.label.replace(/ in the name$/u, '')) })]
}
