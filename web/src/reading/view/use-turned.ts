import { useCallback, useEffect, useState } from 'react'
import { isCalm } from './calm.ts'

const DEAL_MS = 420
const BETWEEN_DEALT_MS = 110
/** One by one, and a long spread a little quicker. */
const betweenTurnsMs = (cards: number) => (cards > 5 ? 460 : 720)

/** How many of the cards lie face up. When they are dealt they are turned one by one, after the last has been laid. */
export const useTurned = (cards: number, dealt: boolean) => {
  const [turned, setTurned] = useState(dealt ? 0 : cards)

  useEffect(() => {
    if (turned >= cards) return
    const laid = isCalm() ? 0 : DEAL_MS + BETWEEN_DEALT_MS * (cards - 1)
    const timer = setTimeout(() => setTurned(turned + 1), turned === 0 ? laid + 200 : betweenTurnsMs(cards))
    return () => clearTimeout(timer)
  }, [turned, cards])

  const turnAll = useCallback(() => setTurned(cards), [cards])
  return { turned, turnAll }
}
