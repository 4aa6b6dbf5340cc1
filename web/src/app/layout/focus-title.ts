import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { onOwnMove, waitFor } from './wait-for.ts'

const focus = (target: HTMLElement | null) => {
  if (target && !target.hasAttribute('tabindex')) target.tabIndex = -1
  target?.focus({ preventScroll: true })
}

/** The page itself holds the focus until its title renders; focus that the page has moved elsewhere stays there. */
const focusTitle = () => {
  const main = document.querySelector('main')
  focus(main)
  return waitFor(() => {
    if (document.activeElement !== main && document.activeElement !== document.body) return true
    const title = document.querySelector<HTMLElement>('main h1')
    focus(title)
    // Skips the title of a page that is hidden while the next one loads.
    return title !== null && document.activeElement === title
  })
}

/** After a navigation, focuses the new page's title, so that a screen reader announces the page. Not on the first page. */
export const useFocusTitle = () => {
  const { pathname, hash } = useLocation()
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    if (hash) return
    let stopWaiting = () => {}
    const timer = setTimeout(() => {
      listenNoMore()
      // A form that was refused has focused its faulty field already.
      if (!document.activeElement?.matches('main :is(input, textarea)')) stopWaiting = focusTitle()
    }, 50)
    const stop = () => {
      clearTimeout(timer)
      listenNoMore()
      stopWaiting()
    }
    // Leaves a reader alone who has already moved on within the new page.
    const listenNoMore = onOwnMove(stop)
    return stop
  }, [pathname, hash])
}
