import { useLayoutEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

const storeKey = (place: string) => `scroll:${place}`

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

  // `key` only says which place to return to
  useLayoutEffect(() => {
    const kept = how === 'POP' ? sessionStorage.getItem(storeKey(key)) : null
    if (kept !== null) return window.scrollTo(0, Number(kept))
    const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
    if (target) target.scrollIntoView()
    else window.scrollTo(0, 0)
  }, [pathname, hash])
}
