import { useEffect, useRef, useState } from 'react'
import { emulation as texts } from '#texts/layout.ts'
import { healthApi } from '../../lib/health.ts'
import './trial-badge.css'

const parts = ['model', 'payments', 'mail'] as const
const NOTE_ID = 'trial'

/** Marks a trial installation beside its name; pressed, it lists which outside parts are emulated. Escape or a press elsewhere closes. */
export const TrialBadge = () => {
  const { data } = healthApi.useGetEmulatedQuery()
  const [open, setOpen] = useState(false)
  const badge = useRef<HTMLButtonElement>(null)
  const whole = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (!open) return
    const close = (event: Event) => {
      const escaped = event instanceof KeyboardEvent && event.key === 'Escape'
      const elsewhere = event.type !== 'keydown' && event.target instanceof Node && !whole.current?.contains(event.target)
      if (!escaped && !elsewhere) return
      setOpen(false)
      if (escaped) badge.current?.focus()
    }
    for (const type of ['keydown', 'pointerdown', 'focusin']) document.addEventListener(type, close)
    return () => {
      for (const type of ['keydown', 'pointerdown', 'focusin']) document.removeEventListener(type, close)
    }
  }, [open])

  const emulated = parts.filter((part) => data?.[part])
  if (emulated.length === 0) return null
  return (
    <div className="trial" ref={whole}>
      <button type="button" ref={badge} aria-expanded={open} {...(open && { 'aria-controls': NOTE_ID })} onClick={() => setOpen(!open)}>
        <span>{texts.badge}</span>
      </button>
      {open && (
        <p id={NOTE_ID}>
          {texts.emulated(emulated)} <a href="/_dev/">{texts.more}</a>
        </p>
      )}
    </div>
  )
}
