import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { isCalm } from './calm.ts'

/** The lowest position at which the first lines can be read as they arrive. */
const LOWEST = 0.5
const WANTED = 0.4
/** After this many milliseconds, content above the words no longer moves them. */
const GROWS_MS = 2_000

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
    const words = text.current
    if (!begun || !awaited || !words) return
    const look = () => {
      const { top } = words.getBoundingClientRect()
      if (moved.current || top <= innerHeight * LOWEST) return
      scrollBy({ top: top - innerHeight * WANTED, behavior: isCalm() ? 'auto' : 'smooth' })
    }
    look()
    // The picture may load, and the title take a second line, after the first words.
    const sizes = new ResizeObserver(look)
    sizes.observe(words.closest('.reading') ?? words)
    const timer = setTimeout(() => sizes.disconnect(), GROWS_MS)
    return () => {
      sizes.disconnect()
      clearTimeout(timer)
    }
  }, [begun, awaited, text])
}
