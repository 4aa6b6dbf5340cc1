import type { Fact } from '@sibyl/contracts/http/readings'
import { createContext, type ReactNode, use, useEffect, useMemo, useRef, useState } from 'react'
import { litBy } from './covered-facts.ts'
import { citedIn } from './text-sections.ts'

type Facts = {
  all: readonly Fact[]
  /** Those that the text leans on, in the order in which it does; on paper they are its notes. */
  cited: readonly Fact[]
  open: Fact | null
  /** The ids of the facts to be lit up, wherever they are drawn. */
  lit: ReadonlySet<string>
  /** Shows a fact. `opener` gets the focus back when the panel closes; walking on to another fact leaves it as it was. */
  show: (id: string, opener?: HTMLElement | SVGElement) => void
  close: () => void
}

const FactsContext = createContext<Facts>({ all: [], cited: [], open: null, lit: new Set(), show: () => undefined, close: () => undefined })

export const useFacts = () => use(FactsContext)

type FactsProviderProps = { facts: readonly Fact[]; content: string; children: ReactNode }

/** Which fact of a reading is open: the text, the spread and the panel agree on it. Escape closes. */
export const FactsProvider = ({ facts, content, children }: FactsProviderProps) => {
  const [openId, setOpenId] = useState<string | null>(null)
  const opener = useRef<HTMLElement | SVGElement>(undefined)

  const cited = useMemo(() => citedIn(content, facts), [content, facts])
  const value = useMemo<Facts>(() => {
    const open = facts.find(({ id }) => id === openId) ?? null
    return {
      all: facts,
      cited,
      open,
      lit: litBy(open, facts),
      show: (id, by) => {
        if (by) opener.current = by
        setOpenId(id)
      },
      close: () => {
        setOpenId(null)
        opener.current?.focus()
      },
    }
  }, [facts, cited, openId])

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
