import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { onOwnMove, waitFor } from './wait-for.ts'

const focus = (place: HTMLElement | null) => {
  if (place && !place.hasAttribute('tabindex')) place.tabIndex = -1
  place?.focus({ preventScroll: true })
}

/** The page itself has the focus until it has a title; a page that has put the focus elsewhere meanwhile is left alone. */
const focusTitle = () => {
  const main = document.querySelector('main')
  focus(main)
  return waitFor(() => {
    if (document.activeElement !== main && document.activeElement !== document.body) return true
    const title = document.querySelector<HTMLElement>('main h1')
    focus(title)
    // The title of a page that is put away, while the next is on its way, takes no focus.
    return title !== null && document.activeElement === title
  })
}

/** After a navigation, puts the focus on the new page's title, so that a screen reader says where one is. Not on the first page. */
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
      // A form that came back refused has gone to the field that is wrong.
      if (!document.activeElement?.matches('main :is(input, textarea)')) stopWaiting = focusTitle()
    }, 50)
    const stop = () => {
      clearTimeout(timer)
      listenNoMore()
      stopWaiting()
    }
    // A reader who is already on their way through the new page is not taken back to its title.
    const listenNoMore = onOwnMove(stop)
    return stop
  }, [pathname, hash])
}
