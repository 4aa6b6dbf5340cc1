import { useCallback, useEffect, useState } from 'react'
import { isCalm } from './calm.ts'

const DEAL_MS = 420
const BETWEEN_DEALT_MS = 110
/** The pause before the next card, shorter for a long spread. */
const betweenTurnsMs = (cards: number) => (cards > 5 ? 460 : 720)

const first = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index)

/**
 * Which cards lie face up, by index, in the order in which they were turned. When they are dealt, they are turned one by one after the last
 * has been laid; `byHand`, only the reader turns them.
 */
export const useTurned = (cards: number, dealt: boolean, byHand: boolean) => {
  const [turned, setTurned] = useState(() => first(dealt ? 0 : cards))
  const open = turned.length >= cards

  useEffect(() => {
    if (open || byHand) return
    const laid = isCalm() ? 0 : DEAL_MS + BETWEEN_DEALT_MS * (cards - 1)
    const timer = setTimeout(() => setTurned(first(turned.length + 1)), turned.length === 0 ? laid + 200 : betweenTurnsMs(cards))
    return () => clearTimeout(timer)
  }, [turned, open, byHand, cards])

  const turn = useCallback((index: number) => setTurned((known) => (known.includes(index) ? known : [...known, index])), [])
  const turnAll = useCallback(() => setTurned((known) => [...known, ...first(cards).filter((index) => !known.includes(index))]), [cards])
  return { turned, open, turn, turnAll }
}
