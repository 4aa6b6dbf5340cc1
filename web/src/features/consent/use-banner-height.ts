import { type RefObject, useLayoutEffect } from 'react'

/** Gives the style sheets the banner's height, so that it covers nothing that can be reached. */
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
