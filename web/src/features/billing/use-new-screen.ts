import { useEffect, useRef } from 'react'

/**
 * A screen that replaces another under the same address starts at its top, with the focus on its title. Attach the ref to the title.
 * `shown`: false while another screen covers it.
 */
export const useNewScreen = (shown = true) => {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!shown) return
    window.scrollTo(0, 0)
    title.current?.focus({ preventScroll: true })
  }, [shown])
  return title
}
