export const aspectKinds = ['conjunction', 'sextile', 'square', 'trine', 'opposition'] as const
export type AspectKind = (typeof aspectKinds)[number]

/** A longitude in degrees from 0° Aries, with degree and minute in its sign, and in words (9°40′ Cancer). */
type Position = { longitude: number; degree: number; minute: number; position: string }

/** A body or an angle. `fact` is the id of its fact, `code` the short name of its glyph. */
export type Point = Position & { fact: string; name: string; code: string; retrograde: boolean }

/** An aspect between two longitudes; `orb` is in degrees from exactness. */
export type AspectLine = { fact: string; title: string; aspect: AspectKind; orb: number; from: number; to: number }

/** Everything the wheel of a birth chart shows. `sky`: angles and the twelve cusps; missing if the time of birth is unknown. */
export type Wheel = {
  points: readonly Point[]
  sky?: { ascendant: number; midheaven: number; cusps: readonly Position[] }
  aspects: readonly AspectLine[]
}

/** What the strip shows of an event: bodies by the short names of their glyphs, signs from 0 (Aries), elongations in degrees. */
type Mark =
  | { kind: 'ingress'; body: string; sign: number }
  | { kind: 'phase'; elongation: number }
  | { kind: 'aspect'; a: string; aspect: AspectKind; b: string }
  | { kind: 'station'; body: string }

/** An event at a minute of one of the seven days, 0 to 6. */
export type StripEvent = { day: number; minute: number; fact: string; title: string; mark: Mark }

/** Everything the strip of a week shows. `from` is midnight UTC of the first date; a day has the Moon's elongation and sign if known. */
export type Strip = {
  from: Date
  days: readonly { fact: string; elongation?: number; sign?: number }[]
  events: readonly StripEvent[]
}
