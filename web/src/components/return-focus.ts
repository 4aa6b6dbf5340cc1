import { useRef } from 'react'

/**
 * Gives the focus back to whatever had it when a dialog opened. Radix does so only for a trigger of its own;
 * ours are opened from anywhere. `keep` says not to: one has gone elsewhere meanwhile.
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
