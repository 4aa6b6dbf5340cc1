import type { Fact } from '../reading-request.ts'
import { paragraph } from '../text/prose.ts'
import { headingOf, linkTo, type Matter, mayMeet, readingsOf, stageOf, textOf, toCardAgain, toCardAgainCapital } from './matter.ts'
import { type ThemeInLove, themesInLove } from './phrases/theme-in-love.ts'
import * as lines from './phrases/theme-lines.ts'
import { quotationOf } from './quotation.ts'

/** Themes after so many say their third reading in a few words. */
const MANY_THEMES = 3

/** So many themes have room for a thought about each. */
const FEW_THEMES = 2

/** What two cards turn on is soon used up. */
const FEW_CARDS = 2

/** What is known of a theme from life, as far as it suits how the bond stands. */
const knownOf = (theme: Fact, matter: Matter): ThemeInLove | undefined => {
  const key = textOf(theme, 'key')
  return themesInLove[key === 'break-up' && stageOf(matter) !== 'ended' ? 'parting' : key]
}

/** Something small to do about a theme, with the other person only where that is fitting; empty for a theme of no known kind. */
export const deedFor = (theme: Fact | undefined, matter: Matter): string => {
  const known = theme && knownOf(theme, matter)
  return known?.[mayMeet(matter) ? 'together' : 'alone'] ?? ''
}

/** One theme: the words that tell it, how it looks on a day, what it may be beside two cards, and a question or something to do. */
export const themeSection = (theme: Fact, at: number, matter: Matter): string[] => {
  const { chooser, cards, telling } = matter
  chooser.enter(`theme ${theme.id}`)
  const all = readingsOf(theme).map((each) => each.replace(/^being /u, 'the feeling of being '))
  const turn = chooser.below(Math.max(1, all.length))
  const [ra = '', rb = ra, rc = rb] = [...all.slice(turn), ...all.slice(0, turn)]
  const quotation = quotationOf(theme, telling, matter)
  const card = cards[at % cards.length]
  const other = cards[(at + 1) % cards.length]
  const slots = {
    q: quotation.words,
    theme: linkTo(theme),
    ra,
    rb,
    rc,
    card: toCardAgain(card),
    that: toCardAgain(other),
    That: toCardAgainCapital(other),
    g: chooser.pick(card?.facing.gist ?? []),
  }
  const third = (): string => {
    if (at >= MANY_THEMES) return chooser.sayShort(lines.shortThirds, slots)
    if (at > 0 && cards.length <= FEW_CARDS) return chooser.say(lines.lightThirds, slots)
    return chooser.say(lines.thirds, { ...slots, h: chooser.pick(other?.facing.gist ?? []) })
  }
  const met = {
    whole: () => chooser.sayShort(lines.quotes, slots) || chooser.say(lines.longQuotes, slots),
    part: () => chooser.sayShort(lines.pointed, slots),
    denied: () => chooser.say(lines.denied, slots),
    again: () => chooser.say(lines.again, slots),
    none: () => chooser.say(lines.unquoted, slots),
  }
  const inLife = stageOf(matter) === 'mourned' ? undefined : knownOf(theme, matter)
  return [
    headingOf(theme),
    paragraph(
      met[quotation.kind](),
      quotation.kind === 'denied' ? '' : chooser.pick(inLife?.life ?? []),
      chooser.say(lines.readings, slots),
      matter.themes.length <= FEW_THEMES || at % 2 === 0 ? chooser.pick(inLife?.turn ?? []) : '',
      third(),
      (at % 2 === 1 && deedFor(theme, matter)) || textOf(theme, 'ask'),
    ),
  ]
}
