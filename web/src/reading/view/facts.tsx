import type { Fact } from '@sibyl/contracts/http/readings'
import { createContext, type ReactNode, use, useEffect, useMemo, useRef, useState } from 'react'
import type { BeingRead } from './being-read.ts'
import { litBy } from './covered-facts.ts'
import { citedIn } from './text-sections.ts'

type Facts = {
  all: readonly Fact[]
  /** The facts that the text cites, in its order; on paper they are its notes. */
  cited: readonly Fact[]
  open: Fact | null
  /** The fact of the paragraph being read, if there is a margin for it. */
  near: Fact | null
  /** The id of the fact whose card is being read or was opened. */
  cardId: string | null
  /** The element of the text that mentions the margin's fact. */
  mark: HTMLElement | null
  /** The ids of the facts to highlight in the drawings. */
  lit: ReadonlySet<string>
  /** Opens a fact. `opener` gets the focus back when the panel closes; stepping to another fact does not change it. */
  show: (id: string, opener?: HTMLElement | SVGElement) => void
  close: () => void
}

const FactsContext = createContext<Facts>({
  all: [],
  cited: [],
  open: null,
  near: null,
  cardId: null,
  mark: null,
  lit: new Set(),
  show: () => undefined,
  close: () => undefined,
})

export const useFacts = () => use(FactsContext)

type FactsProviderProps = { facts: readonly Fact[]; content: string; read?: BeingRead | null; children: ReactNode }

/** Which fact of a reading is open: the text, the spread and the panel agree on it. Escape closes. */
export const FactsProvider = ({ facts, content, read = null, children }: FactsProviderProps) => {
  const [openId, setOpenId] = useState<string | null>(null)
  const opener = useRef<HTMLElement | SVGElement>(undefined)

  const cited = useMemo(() => citedIn(content, facts), [content, facts])
  const value = useMemo<Facts>(() => {
    const open = facts.find(({ id }) => id === openId) ?? null
    const near = facts.find(({ id }) => id === read?.factId) ?? null
    return {
      all: facts,
      cited,
      open,
      near,
      cardId: open ? open.id : (read?.card ?? read?.factId ?? null),
      mark: open ? null : (read?.mark ?? null),
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
  }, [facts, cited, openId, read])

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
