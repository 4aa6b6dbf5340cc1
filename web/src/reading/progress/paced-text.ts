import { titleAndBody } from '@sibyl/contracts/reading-text/title-and-body'
import { cutSafely } from './cut-safely.ts'

/** At most twenty commits a second. */
const COMMIT_MS = 50
/** A calm pace: about two hundred characters a second, faster with a large backlog. */
const CHARACTERS_A_COMMIT = 10
const CATCH_UP_COMMITS = 80

export type ShownText = {
  /** The text's own title, once its line has arrived. */
  title: string
  body: string
  /** The text is complete and fully shown. */
  whole: boolean
}

/** A text that arrives in pieces and is shown at a reader's pace. Subscribers are notified of every commit. */
export type PacedText = {
  subscribe: (listener: () => void) => () => void
  shown: () => ShownText
  append: (piece: string) => void
  /** The text starts over. */
  restart: () => void
  /** The complete text, as stored; what is not shown yet keeps its pace. */
  finish: (text: string) => void
  /** From now on everything is shown as soon as it arrives. */
  hurry: () => void
  stop: () => void
}

export const pacedText = (): PacedText => {
  const listeners = new Set<() => void>()
  let arrived = ''
  let complete = false
  let hurried = false
  let shown: ShownText = { title: '', body: '', whole: false }
  let committedAt = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const commit = () => {
    timer = undefined
    committedAt = performance.now()
    const { title, body } = titleAndBody(arrived, complete)
    const before = body.startsWith(shown.body) ? shown.body.length : Math.min(shown.body.length, body.length)
    const pace = hurried ? body.length : CHARACTERS_A_COMMIT + Math.ceil((body.length - before) / CATCH_UP_COMMITS)
    const wanted = before + pace
    const safe = Math.max(before, cutSafely(complete ? `${body}\n` : body, wanted))
    // In a complete text nothing is held back for good.
    const atEnd = complete && (wanted >= body.length || safe === before)
    const cut = atEnd ? body.length : Math.min(safe, body.length)
    const whole = complete && cut === body.length
    const next = body.slice(0, cut)
    const moved = next !== shown.body || title !== shown.title || whole !== shown.whole
    if (moved) {
      shown = { title, body: next, whole }
      for (const tell of listeners) tell()
    }
    if (!whole && moved) plan()
  }
  const plan = () => {
    timer ??= setTimeout(commit, Math.max(0, committedAt + COMMIT_MS - performance.now()))
  }

  return {
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    shown: () => shown,
    append: (piece) => {
      arrived += piece
      plan()
    },
    restart: () => {
      arrived = ''
      complete = false
      shown = { title: '', body: '', whole: false }
      for (const tell of listeners) tell()
    },
    finish: (text) => {
      arrived = text
      complete = true
      plan()
    },
    hurry: () => {
      hurried = true
      plan()
    },
    stop: () => clearTimeout(timer),
  }
}

/** A text that is complete from the start. */
export const wholeText = (text: string): PacedText => {
  const shown = { ...titleAndBody(text, true), whole: true }
  const nothing = () => undefined
  return { subscribe: () => nothing, shown: () => shown, append: nothing, restart: nothing, finish: nothing, hurry: nothing, stop: nothing }
}
