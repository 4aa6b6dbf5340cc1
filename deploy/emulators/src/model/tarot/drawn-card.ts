import type { Fact } from '../reading-request.ts'
import { cardNames } from './card-names.ts'
import { unknownVoice } from './unknown-voice.ts'
import type { Facing, Voice } from './voice/voice.ts'
import { voices } from './voice/voices.ts'

/** A card of the draw: its fact, what can be said of it, and where it lies. */
export type DrawnCard = {
  id: string
  label: string
  detail: string
  key: string
  name: string
  reversed: boolean
  /** As given: "outcome", "day-3". */
  position: string
  /** The position the phrases know: "weekday" for "day-3", "other" for one they do not. */
  place: string
  voice: Voice
  facing: Facing
}

/** The card a fact tells of, or undefined when it tells of something else. */
export function drawnCard(fact: Fact): DrawnCard | undefined {
  const key = fact.data?.card
  if (typeof key !== 'string') return undefined
  const reversed = fact.data?.reversed === true || /,? reversed$/iu.test(fact.label)
  const name = cardNames.get(key) ?? fact.label.replace(/,? reversed$/iu, '')
  const position = typeof fact.data?.position === 'string' ? fact.data.position : ''
  const voice = voices[key] ?? unknownVoice(fact, name)
  return {
    id: fact.id,
    label: fact.label,
    detail: fact.detail ?? '',
    key,
    name,
    reversed,
    position,
    place: placeOf(position),
    voice,
    facing: reversed ? voice.reversed : voice.upright,
  }
}

function placeOf(position: string): string {
  if (/^day-\d+$/u.test(position)) return 'weekday'
  const place = position.toLowerCase().replace(/[\s_]+/gu, '-')
  return knownPlaces.has(place) ? place : 'other'
}

const knownPlaces = new Set([
  'situation',
  'theme',
  'energy',
  'help',
  'block',
  'challenge',
  'obstacle',
  'advice',
  'outcome',
  'foundation',
  'past',
  'crown',
  'future',
  'self',
  'others',
  'hidden',
  'hopes-and-fears',
  'morning',
  'midday',
  'evening',
  'present',
])
