import { type RefObject, useLayoutEffect } from 'react'

/** Tells the style sheets how high the banner is, so that nothing that can be reached lies under it. */
export const useBannerHeight = (banner: RefObject<HTMLElement | null>) => {
  useLayoutEffect(() => {
    const { current } = banner
    if (!current) return
    const { style } = document.documentElement
    const measure = () => style.setProperty('--banner', `${current.offsetHeight}px`)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    return () => {
      observer.disconnect()
      style.removeProperty('--banner')
    }
  }, [banner])
}
