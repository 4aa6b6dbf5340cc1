import { useEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/**
 * Brings the part of the page that the hash names into view, and the focus to its heading, once `ready`:
 * for pages that stand only after the address was followed. Asking for the same part again works too.
 */
export const useHashTarget = (ready = true) => {
  const { hash, key } = useLocation()
  const how = useNavigationType()
  // `key` says that it was asked for again
  useEffect(() => {
    const target = ready && hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
    // Going back has already returned to where one was.
    if (!target || (how === 'POP' && scrollY > 0)) return
    target.scrollIntoView()
    const heading = target.querySelector<HTMLElement>('h2') ?? target
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [ready, hash, key, how])
}
