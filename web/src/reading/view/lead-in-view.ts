import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { isCalm } from './calm.ts'

/** The lowest position at which the first lines can be read as they arrive. */
const LOWEST = 0.5
const WANTED = 0.4

const SCROLLS = ['wheel', 'touchmove', 'keydown'] as const

/** Scrolls the first words to the middle of the window when they arrive, unless the reader has scrolled meanwhile. */
export const useLeadInView = (begun: boolean, text: RefObject<HTMLElement | null>) => {
  const [awaited] = useState(!begun)
  const moved = useRef(false)

  useLayoutEffect(() => {
    const note = () => {
      moved.current = true
    }
    for (const event of SCROLLS) addEventListener(event, note, { passive: true })
    return () => {
      for (const event of SCROLLS) removeEventListener(event, note)
    }
  }, [])

  useEffect(() => {
    if (!begun || !awaited || moved.current || !text.current) return
    const { top } = text.current.getBoundingClientRect()
    if (top <= innerHeight * LOWEST) return
    scrollBy({ top: top - innerHeight * WANTED, behavior: isCalm() ? 'auto' : 'smooth' })
  }, [begun, awaited, text])
}
