import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { forgetWords, keepWords, storedWords } from './own-words.ts'
import { isObject } from './storage.ts'

type Values = Record<string, unknown>

const nameOf = (form: string) => `draft:${form}`

/** The shape of a form's values; we wrote nothing else. */
const isWord = (value: unknown) => typeof value === 'string'
const isTyped = ([, value]: [string, unknown]) =>
  isWord(value) || typeof value === 'boolean' || (Array.isArray(value) && value.every(isWord))

const storedDraft = (form: string, entry: string): Values => {
  const draft = storedWords(nameOf(form))
  if (!draft || !isObject(draft.values)) return {}
  // A sent draft is shown again only on the history entry where it was typed.
  if (draft.sent === true && draft.entry !== entry) return {}
  return Object.fromEntries(Object.entries(draft.values).filter(isTyped))
}

/** The form input from before a reload, or before the session ended: for this reader in this tab. */
export const useStoredDraft = (form: string): Values => {
  const { key } = useLocation()
  const [stored] = useState(() => storedDraft(form, key))
  return stored
}

/** Stores the input while it is typed. Never pass it a password. */
export const useKeepDraft = (form: string, values: Values) => {
  const { key: entry } = useLocation()
  const typed = JSON.stringify(values)
  const last = useRef(typed)
  useEffect(() => {
    if (typed === last.current) return
    last.current = typed
    keepWords(nameOf(form), { entry, values: JSON.parse(typed) })
  }, [form, entry, typed])
}

/** Whether the reader has begun a form in this tab and not sent it. */
export const hasDraft = (form: string): boolean => {
  const draft = storedWords(nameOf(form))
  return draft !== null && draft.sent !== true
}

/** The draft was sent; it stays for a reader who goes back. */
export const markDraftSent = (form: string) => {
  const draft = storedWords(nameOf(form))
  if (draft) keepWords(nameOf(form), { ...draft, sent: true })
}

export const forgetDraft = (form: string) => forgetWords(nameOf(form))
