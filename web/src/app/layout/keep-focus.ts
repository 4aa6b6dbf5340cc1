import { useEffect } from 'react'

/** An element and all it lies in, from the inside out. */
const around = (element: Element | null): Element[] => (element ? [element, ...around(element.parentElement)] : [])

/**
 * What has the focus may go off the page, by being pressed or by itself. The focus then goes to the nearest part round it that stayed, so
 * that a reader who cannot see where they were is still there. What lay over the page, a dialog or a menu, gives it back by itself.
 */
export const useKeepFocus = () => {
  useEffect(() => {
    let places: Element[] = []
    const root = document.getElementById('main')?.parentElement
    const note = ({ target }: Event) => {
      places = around(target as Element)
    }
    const forget = () => {
      places = []
    }
    const keep = () => {
      const [lost] = places
      if (!lost || lost.isConnected || document.activeElement !== document.body) return
      const stayed = places.find((place) => place.isConnected)
      forget()
      if (!root?.contains(stayed ?? null)) return
      const place = stayed === root ? document.getElementById('main') : stayed
      if (!(place instanceof HTMLElement)) return
      if (!place.hasAttribute('tabindex')) place.tabIndex = -1
      place.focus({ preventScroll: true })
    }
    const page = new MutationObserver(keep)
    page.observe(document.body, { childList: true, subtree: true })
    addEventListener('focusin', note)
    // A press beside everything takes the focus away on purpose.
    addEventListener('pointerdown', forget, true)
    return () => {
      page.disconnect()
      removeEventListener('focusin', note)
      removeEventListener('pointerdown', forget, true)
    }
  }, [])
}
