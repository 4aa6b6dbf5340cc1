import { useLayoutEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/** How long a page may take to bring the place its hash names. */
const PATIENCE_MS = 4000

const storeKey = (place: string) => `scroll:${place}`

/** Brings the element into view, now or when the page has brought it; a reader who scrolls first is left alone. */
const scrollToElement = (id: string) => {
  const scroll = () => {
    const target = document.getElementById(id)
    target?.scrollIntoView()
    return target !== null
  }
  if (scroll()) return
  const stop = () => {
    page.disconnect()
    clearTimeout(timer)
    removeEventListener('wheel', stop)
    removeEventListener('touchmove', stop)
  }
  const page = new MutationObserver(() => scroll() && stop())
  const timer = setTimeout(stop, PATIENCE_MS)
  addEventListener('wheel', stop, { passive: true })
  addEventListener('touchmove', stop, { passive: true })
  page.observe(document.body, { childList: true, subtree: true })
  return stop
}

/** A new page starts at its top or at its hash; going back returns to where one was. A change of the query alone moves nothing. */
export const useScrollPlace = () => {
  const { key, pathname, hash } = useLocation()
  const how = useNavigationType()

  useLayoutEffect(() => {
    history.scrollRestoration = 'manual'
    let waiting = 0
    const note = () => {
      clearTimeout(waiting)
      waiting = window.setTimeout(() => sessionStorage.setItem(storeKey(key), String(scrollY)), 100)
    }
    addEventListener('scroll', note, { passive: true })
    return () => {
      clearTimeout(waiting)
      removeEventListener('scroll', note)
    }
  }, [key])

  // `key` and `how` only say which place to return to
  useLayoutEffect(() => {
    const kept = how === 'POP' ? sessionStorage.getItem(storeKey(key)) : null
    if (kept === null && hash) return scrollToElement(decodeURIComponent(hash.slice(1)))
    // Its promise, where there is one, must not become the effect's clean-up.
    window.scrollTo(0, Number(kept))
  }, [pathname, hash])
}
