import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { forgetWords, keepWords, keptWords } from './own-words.ts'
import { isObject } from './storage.ts'

type Values = Record<string, unknown>

const nameOf = (form: string) => `draft:${form}`

/** What a form can have held; anything else was not written by us. */
const isTyped = ([, value]: [string, unknown]) => typeof value === 'string' || typeof value === 'boolean'

const keptDraft = (form: string, place: string): Values => {
  const draft = keptWords(nameOf(form))
  if (!draft || !isObject(draft.values)) return {}
  // What has been sent is shown once more only to who goes back to where it was typed.
  if (draft.sent === true && draft.place !== place) return {}
  return Object.fromEntries(Object.entries(draft.values).filter(isTyped))
}

/** What was typed into a form before a reload, or before the session ended: for this reader in this tab. */
export const useKeptDraft = (form: string): Values => {
  const { key } = useLocation()
  const [kept] = useState(() => keptDraft(form, key))
  return kept
}

/** Keeps what is being typed. Never give it a password. */
export const useKeepDraft = (form: string, values: Values) => {
  const { key: place } = useLocation()
  const typed = JSON.stringify(values)
  const last = useRef(typed)
  useEffect(() => {
    if (typed === last.current) return
    last.current = typed
    keepWords(nameOf(form), { place, values: JSON.parse(typed) })
  }, [form, place, typed])
}

/** The draft has served; it stays for who goes back. */
export const markDraftSent = (form: string) => {
  const draft = keptWords(nameOf(form))
  if (draft) keepWords(nameOf(form), { ...draft, sent: true })
}

export const forgetDraft = (form: string) => forgetWords(nameOf(form))
