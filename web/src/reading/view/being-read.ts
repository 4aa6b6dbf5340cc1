import { type RefObject, useEffect, useState } from 'react'
import { isWide } from './is-wide.ts'

/** The reading line, as a share of the window's height. */
const LINE = 0.38
/** A paragraph counts as read until the next one is this far past the line, so that nothing flickers. */
const DEAD_ZONE_PX = 12

/** The first fact mark of the paragraph being read, its fact, and the card whose section it is in. */
export type BeingRead = { mark: HTMLElement; factId: string; card: string | undefined }

const paragraphOf = (mark: HTMLElement) => mark.closest('p, li, blockquote') ?? mark

const markBeingRead = (text: HTMLElement, current: HTMLElement | undefined): HTMLElement | undefined => {
  const marks = [...text.querySelectorAll<HTMLElement>('[data-fact]')]
  const first = marks.filter((mark, at) => at === 0 || paragraphOf(mark) !== paragraphOf(marks[at - 1] as HTMLElement))
  const line = innerHeight * LINE
  return (
    first.findLast((mark) => paragraphOf(mark).getBoundingClientRect().top <= line + (mark === current ? DEAD_ZONE_PX : -DEAD_ZONE_PX)) ??
    first[0]
  )
}

/** Tracks the reader's position in a complete text, if there is a margin for its facts. */
export const useBeingRead = (whole: boolean, text: RefObject<HTMLElement | null>): BeingRead | null => {
  const [read, setRead] = useState<BeingRead | null>(null)
  useEffect(() => {
    if (!whole) return
    let frame = 0
    const look = () => {
      frame = 0
      if (!text.current || !isWide()) return setRead(null)
      const container = text.current
      setRead((known) => {
        const mark = markBeingRead(container, known?.mark)
        if (!mark) return null
        if (mark === known?.mark) return known
        return { mark, factId: mark.dataset.fact ?? '', card: mark.closest('section')?.dataset.card }
      })
    }
    const lookSoon = () => {
      frame ||= requestAnimationFrame(look)
    }
    lookSoon()
    // The last blocks render only once the Markdown renderer has loaded.
    const changes = new MutationObserver(lookSoon)
    if (text.current) changes.observe(text.current, { childList: true, subtree: true })
    addEventListener('scroll', lookSoon, { passive: true })
    addEventListener('resize', lookSoon)
    return () => {
      cancelAnimationFrame(frame)
      changes.disconnect()
      removeEventListener('scroll', lookSoon)
      removeEventListener('resize', lookSoon)
    }
  }, [whole, text])

  useEffect(() => {
    if (!read) return
    read.mark.dataset.read = ''
    return () => {
      delete read.mark.dataset.read
    }
  }, [read])
  return read
}
