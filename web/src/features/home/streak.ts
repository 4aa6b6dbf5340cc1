import type { Today } from '@sibyl/contracts/http/today'
import { streak as texts } from '#texts/home.tsx'
import { formatCalendarDay } from '../../lib/format.ts'

type Streak = Today['streak']

/** The stars of the Big Dipper. */
export const STARS = 7

/** How many stars are lit, one for each day of the run; for a long run its last seven days, with one star left for today's card. */
export const litStars = ({ days, drawnToday }: Streak): number => Math.min(days, drawnToday ? STARS : STARS - 1)

const stateOf = ({ days, longest, drawnToday }: Streak): string[] => {
  if (days === 0) return longest === 0 ? [texts.howItGoes] : [texts.todayBegins, texts.longest(longest)]
  if (days === 1 && drawnToday) return [texts.tomorrow, ...(longest > days ? [texts.longest(longest)] : [])]
  if (longest > days) return [texts.longest(longest)]
  if (!drawnToday) return [texts.todayMakes(days + 1)]
  return [days === STARS ? texts.whole : texts.longestYet]
}

const notesOn = (streak: Streak): string[] =>
  streak.forgiven ? [...stateOf(streak), texts.forgiven(formatCalendarDay(new Date(streak.forgiven)))] : stateOf(streak)

const titleOf = ({ days, longest, drawnToday }: Streak): string => {
  if (days > 1) return texts.inARow(days)
  if (days === 1) return drawnToday ? texts.firstDay : texts.oneSoFar
  return longest === 0 ? texts.none : texts.noRun
}

/** The run in words: its length, and a line or two about its state. */
export const streakWords = (streak: Streak) => ({ title: titleOf(streak), notes: notesOn(streak) })
