import { useEffect } from 'react'

/** An element and all its ancestors, from the inside out. */
const around = (element: Element | null): Element[] => (element ? [element, ...around(element.parentElement)] : [])

/**
 * The focused element may leave the page, pressed or not. The focus then moves to its nearest ancestor still there, so
 * that a reader who cannot see the page keeps their position. Dialogs and menus return the focus themselves.
 */
export const useKeepFocus = () => {
  useEffect(() => {
    let ancestors: Element[] = []
    const root = document.getElementById('main')?.parentElement
    const note = ({ target: focused }: Event) => {
      ancestors = around(focused as Element)
    }
    const forget = () => {
      ancestors = []
    }
    const keep = () => {
      const [lost] = ancestors
      if (!lost || lost.isConnected || document.activeElement !== document.body) return
      const stayed = ancestors.find((ancestor) => ancestor.isConnected)
      forget()
      if (!root?.contains(stayed ?? null)) return
      const target = stayed === root ? document.getElementById('main') : stayed
      if (!(target instanceof HTMLElement)) return
      if (!target.hasAttribute('tabindex')) target.tabIndex = -1
      target.focus({ preventScroll: true })
    }
    const page = new MutationObserver(keep)
    page.observe(document.body, { childList: true, subtree: true })
    addEventListener('focusin', note)
    // A press on the bare page removes the focus on purpose.
    addEventListener('pointerdown', forget, true)
    return () => {
      page.disconnect()
      removeEventListener('focusin', note)
      removeEventListener('pointerdown', forget, true)
    }
  }, [])
}
