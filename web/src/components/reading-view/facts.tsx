import type { Fact } from '@sibyl/contracts/http/readings'
import { createContext, type ReactNode, use, useEffect, useMemo, useRef, useState } from 'react'

type Facts = {
  all: readonly Fact[]
  open: Fact | null
  /** Shows a fact. `opener` gets the focus back when the panel closes; walking on to another fact leaves it as it was. */
  show: (id: string, opener?: HTMLElement | SVGElement) => void
  close: () => void
}

const FactsContext = createContext<Facts>({ all: [], open: null, show: () => undefined, close: () => undefined })

export const useFacts = () => use(FactsContext)

/** Which fact of a reading is open: the text, the spread and the panel agree on it. Escape closes. */
export const FactsProvider = ({ facts, children }: { facts: readonly Fact[]; children: ReactNode }) => {
  const [openId, setOpenId] = useState<string | null>(null)
  const opener = useRef<HTMLElement | SVGElement>(undefined)

  const value = useMemo<Facts>(
    () => ({
      all: facts,
      open: facts.find(({ id }) => id === openId) ?? null,
      show: (id, by) => {
        if (by) opener.current = by
        setOpenId(id)
      },
      close: () => {
        setOpenId(null)
        opener.current?.focus()
      },
    }),
    [facts, openId],
  )

  const { open, close } = value
  useEffect(() => {
    if (!open) return
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [open, close])

  return <FactsContext value={value}>{children}</FactsContext>
}
