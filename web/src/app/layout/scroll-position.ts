import { useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { tabStorage } from '../../lib/storage.ts'
import { waitFor } from './wait-for.ts'

const nameOf = (entry: string) => `scroll:${entry}`

/** Scrolls the element into view, now or once the page contains it. */
const scrollToElement = (id: string) =>
  waitFor(() => {
    const target = document.getElementById(id)
    target?.scrollIntoView()
    return target !== null
  })

/** Scrolls to this offset, now or once the page is long enough. */
const scrollDown = (to: number) =>
  waitFor(() => {
    window.scrollTo(0, to)
    return to - scrollY < 1
  })

/** The scroll offset stored for a history entry; 0 if none is. */
const storedScroll = (entry: string): number => Number(tabStorage.read(nameOf(entry))) || 0

/** A prerendered page can be scrolled before the client runs: the reader is then already where they want to be. */
const isUnderWay = () => scrollY > 0 || document.activeElement !== document.body

/** A new page starts at its top or at its hash; going back returns to where one was. A change of the query alone moves nothing. */
export const useScrollPosition = () => {
  const { key, pathname, hash } = useLocation()
  // Every page that a tab loads anew has the same key, so the path belongs to the name.
  const entry = `${pathname} ${key}`
  const how = useNavigationType()

  useLayoutEffect(() => {
    history.scrollRestoration = 'manual'
    let waiting = 0
    const note = () => {
      clearTimeout(waiting)
      waiting = window.setTimeout(() => tabStorage.write(nameOf(entry), String(scrollY)), 100)
    }
    addEventListener('scroll', note, { passive: true })
    return () => {
      clearTimeout(waiting)
      removeEventListener('scroll', note)
    }
  }, [entry])

  const opened = useRef(false)
  // `entry` and `how` only say which entry to return to
  useLayoutEffect(() => {
    const first = !opened.current
    opened.current = true
    if (first && isUnderWay()) return
    const kept = how === 'POP' ? storedScroll(entry) : 0
    return kept === 0 && hash ? scrollToElement(decodeURIComponent(hash.slice(1))) : scrollDown(kept)
  }, [pathname, hash])
}
