import { useRef } from 'react'

/**
 * Returns the focus to the element that had it when a dialog opened. Radix does so only for its own triggers; ours open from anywhere.
 * `keep` skips this, because the reader has gone elsewhere.
 */
export const useReturnFocus = (keep = false) => {
  const opener = useRef<Element | null>(null)
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      if (!keep && opener.current instanceof HTMLElement) opener.current.focus()
    },
  }
}
