import { useEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/**
 * Scrolls to the part of the page that the hash names and focuses its heading, once `ready`: for pages that render after the navigation.
 * Following the same link again repeats it.
 */
export const useHashTarget = (ready = true) => {
  const { hash, key } = useLocation()
  const how = useNavigationType()
  // `key` changes when the same link is followed again
  useEffect(() => {
    const target = ready && hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
    // Going back has already restored the scroll position.
    if (!target || (how === 'POP' && scrollY > 0)) return
    target.scrollIntoView()
    const heading = target.querySelector<HTMLElement>('h2') ?? target
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [ready, hash, key, how])
}
