import type { Fact } from '@sibyl/contracts/http/readings'
import { capital, listed } from '../../../wording.ts'
import { inWords, placed, signName, signOf } from '../../astrology/chart/signs.ts'
import { ordinal } from '../../astrology/words/ordinals.ts'
import { aspectVerbs, houseThemes, signManner } from '../../astrology/words/words.data.ts'
import { compositeOf } from './composite.ts'
import { type CrossAspect, crossAspects, STRONGEST } from './cross-aspects.ts'
import { overlaysOf } from './overlays.ts'
import { type CrossPoint, isTimed, pointNames, type Side } from './side.ts'
import { synastryWords as words } from './words.data.ts'

/** The id of an aspect's fact, which its line in the picture has too. */
export const crossId = ({ a, b }: CrossAspect): string => `cross-${a}-${b}`

export const crossTitle = ({ a, b, aspect }: CrossAspect): string => `Your ${pointNames[a]} ${aspectVerbs[aspect]} their ${pointNames[b]}`

/** Degrees as degrees and minutes: 1°12′. */
const arc = (degrees: number): string => {
  const minutes = Math.round(degrees * 60)
  return `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, '0')}′`
}

const standing = ({ longitudes }: Side, point: CrossPoint): number => longitudes[point] ?? 0

const crossFact = (contact: CrossAspect, index: number, yours: Side, theirs: Side): Fact => {
  const { a, b, aspect, angle, orb } = contact
  const [from, to] = [standing(yours, a), standing(theirs, b)]
  const when = isTimed(yours) && isTimed(theirs) ? '' : 'at noon '
  const [one, other] = [signName(signOf(from)), signName(signOf(to))]
  const signs = one === other ? `Both are in ${one}` : `Yours is in ${one}, theirs in ${other}`
  return {
    id: crossId(contact),
    label: crossTitle(contact),
    detail: `Your ${words.gives[a]} and ${a === b ? 'theirs' : `their ${words.gives[b]}`} ${words.meanings[aspect]}. ${signs}; ${when}${arc(orb)} from exact.`,
    data: {
      kind: 'cross-aspect',
      a,
      b,
      aspect,
      angle,
      orb,
      signs: [signOf(from), signOf(to)],
      ...(index < STRONGEST ? { rank: index + 1 } : {}),
      place: 'Between you',
      why: `Your ${pointNames[a]} at ${inWords(placed(from))}, their ${pointNames[b]} at ${inWords(placed(to))}: ${angle === 0 ? 'together' : `${angle}° apart`} but for ${arc(orb)}.`,
    },
  }
}

const overlayFacts = (of: 'yours' | 'theirs', guest: Side, host: Side): Fact[] =>
  overlaysOf(guest, host).map(({ house, bodies }) => {
    const [whose, owner] = of === 'yours' ? ['Your', 'their'] : ['Their', 'your']
    const names = listed(bodies.map((body) => pointNames[body]))
    const brings = bodies.map((body) => words.gives[body]).join(', ')
    return {
      id: `${of}-in-house-${house}`,
      label: `${whose} ${names} in ${owner} ${ordinal(house)} house`,
      detail: `The ${ordinal(house)} house is that of ${houseThemes[house - 1]}. What it meets there: ${whose.toLowerCase()} ${brings}.`,
      data: {
        kind: 'overlay',
        of,
        house,
        bodies,
        place: `${capital(ordinal(house))} house`,
        why: `${listed(bodies.map((body) => `${pointNames[body]} at ${inWords(placed(standing(guest, body)))}`))}; the cusp of the house is at ${inWords(placed(host.cusps?.[house - 1] ?? 0))}.`,
      },
    }
  })

const compositeFacts = (yours: Side, theirs: Side): Fact[] =>
  compositeOf(yours, theirs).map(({ point, longitude }) => {
    const spot = placed(longitude)
    return {
      id: `composite-${point}`,
      label: `Composite ${pointNames[point]} in ${signName(spot.sign)}`,
      detail: `In the chart midway between you this is ${words.bond[point]}, met ${signManner[spot.sign]}.`,
      data: {
        kind: 'composite',
        point,
        ...spot,
        place: 'Midpoint',
        why: `At ${inWords(spot)}, midway between yours at ${inWords(placed(standing(yours, point)))} and theirs at ${inWords(placed(standing(theirs, point)))}.`,
      },
    }
  })

const contactsFact = (count: number): Fact => ({
  id: 'contacts',
  label: `${count} contacts between the two charts`,
  detail: 'The strongest come first: closest to exact, weighed by the planets in them. There is no score; two people are not a sum.',
  data: {
    kind: 'contacts',
    count,
    place: 'Both charts',
    why: 'Conjunctions and oppositions count within 6°, squares and trines within 5°, sextiles within 3°.',
  },
})

const hourFacts = (yours: Side, theirs: Side): Fact[] => {
  const missing = [...(isTimed(yours) ? [] : ['your']), ...(isTimed(theirs) ? [] : ['their'])]
  if (missing.length === 0) return []
  const whose = missing.join(' and ')
  return [
    {
      id: 'hour-note',
      label: 'An hour of birth is not known',
      detail: `Without ${whose} hour of birth there are no houses and no Ascendant from that side, and no Moon is spoken of there.`,
      data: { kind: 'note', place: 'Hour of birth', why: 'Bodies stand as at noon; an aspect counts only if it holds all day.' },
    },
  ]
}

/** The facts of two charts: contacts, strongest first, then houses, then the composite chart. None says when or where anybody was born. */
export const synastryFacts = (yours: Side, theirs: Side): Fact[] => {
  const contacts = crossAspects(yours, theirs)
  return [
    ...contacts.map((contact, index) => crossFact(contact, index, yours, theirs)),
    ...overlayFacts('theirs', theirs, yours),
    ...overlayFacts('yours', yours, theirs),
    ...compositeFacts(yours, theirs),
    contactsFact(contacts.length),
    ...hourFacts(yours, theirs),
  ]
}
