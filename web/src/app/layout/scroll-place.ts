import { useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { tabStorage } from '../../lib/storage.ts'
import { waitFor } from './wait-for.ts'

const nameOf = (place: string) => `scroll:${place}`

/** Brings the element into view, now or when the page has brought it. */
const scrollToElement = (id: string) =>
  waitFor(() => {
    const target = document.getElementById(id)
    target?.scrollIntoView()
    return target !== null
  })

/** Goes so far down, now or when the page has become long enough. */
const scrollDown = (to: number) =>
  waitFor(() => {
    window.scrollTo(0, to)
    return to - scrollY < 1
  })

/** Where one was at a place; 0 where that is not known. */
const keptScroll = (place: string): number => Number(tabStorage.read(nameOf(place))) || 0

/** A page that the build has written can be gone through before the client comes: who has done so is where they want to be. */
const isUnderWay = () => scrollY > 0 || document.activeElement !== document.body

/** A new page starts at its top or at its hash; going back returns to where one was. A change of the query alone moves nothing. */
export const useScrollPlace = () => {
  const { key, pathname, hash } = useLocation()
  const how = useNavigationType()

  useLayoutEffect(() => {
    history.scrollRestoration = 'manual'
    let waiting = 0
    const note = () => {
      clearTimeout(waiting)
      waiting = window.setTimeout(() => tabStorage.write(nameOf(key), String(scrollY)), 100)
    }
    addEventListener('scroll', note, { passive: true })
    return () => {
      clearTimeout(waiting)
      removeEventListener('scroll', note)
    }
  }, [key])

  const opened = useRef(false)
  // `key` and `how` only say which place to return to
  useLayoutEffect(() => {
    const first = !opened.current
    opened.current = true
    if (first && isUnderWay()) return
    const kept = how === 'POP' ? keptScroll(key) : 0
    return kept === 0 && hash ? scrollToElement(decodeURIComponent(hash.slice(1))) : scrollDown(kept)
  }, [pathname, hash])
}
