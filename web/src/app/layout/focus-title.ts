import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/** After a navigation, puts the focus on the new page's title, so that a screen reader says where one is. Not on the first page. */
export const useFocusTitle = () => {
  const { pathname, hash } = useLocation()
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    if (hash) return
    const timer = setTimeout(() => {
      const title = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main')
      if (title && !title.hasAttribute('tabindex')) title.tabIndex = -1
      title?.focus({ preventScroll: true })
    }, 50)
    return () => clearTimeout(timer)
  }, [pathname, hash])
}
