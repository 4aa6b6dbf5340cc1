import type { Fact } from '@sibyl/contracts/http/readings'
import type { SharedSentence } from '@sibyl/contracts/http/shares'
import type { MethodId } from '@sibyl/contracts/methods'
import { shareableWords } from '@sibyl/contracts/reading-text/shareable-words'
import { presentReading } from '../readings/present-reading.ts'
import type { Reading } from '../readings/reading.ts'

type Shown = {
  /** Whether a fact holds nothing that the reader typed: no word, no name, no date, no place. */
  fact: (fact: Fact) => boolean
  /** Whether the picture of the reading shows nothing of it either. */
  picture: (src: string) => boolean
}

const all = () => true
const none = () => false
const isCard = ({ data }: Fact): boolean => typeof data.card === 'string'
const roles = ['life-path', 'expression', 'soul-urge', 'personality', 'personal-year', 'personal-month', 'personal-day', 'turning-day']
const ofBirth = ['time-note', 'clock-caveat', 'place', 'return', 'progressions']

/**
 * What each method may show to others: the draw, never the reader's own words. A dream consists of them, and so does everything in a love reading
 * but its cards. The wheel of a birth chart gives the moment of birth to the minute, while the sky of a week is the same for everybody.
 */
const shownBy: Readonly<Record<MethodId, Shown>> = {
  tarot: { fact: all, picture: none },
  'daily-card': { fact: all, picture: none },
  love: { fact: isCard, picture: none },
  iching: { fact: all, picture: all },
  numerology: { fact: ({ data }) => roles.includes(String(data.role)), picture: all },
  astrology: { fact: ({ id }) => !ofBirth.includes(id), picture: (src) => src.includes('/week-strip/') },
  dream: { fact: none, picture: none },
}

const BACK = { src: '/api/divination/cards/back.svg', alt: 'The back of a card' }
const MOST_FACTS = 3

/** The sentences of a finished reading that its reader may share. */
export const shareableIn = (reading: Reading) => shareableWords(presentReading(reading)).sentences

/** What a link shows of a reading. */
export const whatIsShown = (reading: Reading, sentence: string): SharedSentence => {
  const { methodId, date, images, draw } = reading
  const shown = shownBy[methodId]
  const facts = reading.facts.filter(shown.fact)
  const found = shareableIn(reading).find(({ text }) => text === sentence)
  const carrying = [...new Set([...(found?.cites ?? []), found?.factId])].flatMap((id) => facts.find((fact) => fact.id === id) ?? [])
  const drawn = facts.filter(isCard)
  const about = carrying.find(isCard) ?? drawn[0]
  const picture = about
    ? { src: `/api/divination/cards/${String(about.data.card)}.svg`, alt: about.label }
    : (images.find(({ src }) => shown.picture(src)) ?? BACK)
  return {
    methodId,
    date,
    sentence,
    picture,
    cards: drawn.map((fact) => ({
      card: String(fact.data.card),
      label: fact.label,
      reversed: fact.data.reversed === true,
      position: String(fact.data.positionName ?? ''),
      about: fact === about,
    })),
    facts: (carrying.length > 0 ? carrying : facts).slice(0, MOST_FACTS).map(({ label, detail }) => ({ label, detail })),
    sealed: draw !== undefined,
  }
}
