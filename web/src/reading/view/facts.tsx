import type { Fact } from '@sibyl/contracts/http/readings'
import { createContext, type ReactNode, use, useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import type { BeingRead } from './being-read.ts'
import { litBy } from './covered-facts.ts'
import { citedIn } from './text-sections.ts'

type Shown = {
  open: Fact | null
  /** The fact of the paragraph being read, if there is a margin for it. */
  near: Fact | null
  /** The id of the fact whose card is being read or was opened. */
  cardId: string | null
  /** The element of the text that mentions the margin's fact. */
  mark: HTMLElement | null
  /** The ids of the facts to highlight in the drawings. */
  lit: ReadonlySet<string>
}

const nothingShown: Shown = { open: null, near: null, cardId: null, mark: null, lit: new Set() }

/** Holds what is shown, for parts that render anew only when what they select of it changes. */
const shelf = () => {
  let shown = nothingShown
  const listeners = new Set<() => void>()
  return {
    shown: () => shown,
    put: (next: Shown) => {
      shown = next
      for (const notify of listeners) notify()
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

type Facts = {
  all: readonly Fact[]
  /** The facts that the text cites, in its order; on paper they are its notes. */
  cited: readonly Fact[]
  /** Opens a fact. `opener` gets the focus back when the panel closes; stepping to another fact does not change it. */
  show: (id: string, opener?: HTMLElement | SVGElement) => void
  close: () => void
  shelf: ReturnType<typeof shelf>
}

const nothing = () => undefined
const FactsContext = createContext<Facts>({ all: [], cited: [], show: nothing, close: nothing, shelf: shelf() })

export const useFacts = () => use(FactsContext)

/** A part of what is shown. A reading has hundreds of marks and drawn parts; a press concerns two or three. */
export const useShown = <T,>(select: (shown: Shown) => T): T => {
  const { shelf } = useFacts()
  return useSyncExternalStore(shelf.subscribe, () => select(shelf.shown()))
}

export const everything = (shown: Shown) => shown

type FactsProviderProps = { facts: readonly Fact[]; content: string; read?: BeingRead | null; children: ReactNode }

/** Which fact of a reading is open: the text, the spread and the panel agree on it. Escape closes. */
export const FactsProvider = ({ facts, content, read = null, children }: FactsProviderProps) => {
  const [openId, setOpenId] = useState<string | null>(null)
  const [kept] = useState(shelf)
  const opener = useRef<HTMLElement | SVGElement>(undefined)

  const value = useMemo<Facts>(
    () => ({
      all: facts,
      cited: citedIn(content, facts),
      show: (id, by) => {
        if (by) opener.current = by
        setOpenId(id)
      },
      close: () => {
        setOpenId(null)
        opener.current?.focus()
      },
      shelf: kept,
    }),
    [content, facts, kept],
  )
  const open = facts.find(({ id }) => id === openId) ?? null
  useLayoutEffect(() => {
    kept.put({
      open,
      near: facts.find(({ id }) => id === read?.factId) ?? null,
      cardId: open ? open.id : (read?.card ?? read?.factId ?? null),
      mark: open ? null : (read?.mark ?? null),
      lit: litBy(open, facts),
    })
  }, [facts, kept, open, read])

  const { close } = value
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
