import { useCallback, useDeferredValue, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'

/** How long typing must pause before the address follows. Browsers reject an address that changes with every keystroke. */
const PAUSE_MS = 300

const put = (search: URLSearchParams, name: string, value: string) => {
  const next = new URLSearchParams(search)
  if (value.trim() === '') next.delete(name)
  else next.set(name, value)
  return next
}

/** The search in the address: one of some groups under `name`, and words under `q`. It adds no history entries. */
export const useFilter = <T extends string>(name: string, groups: readonly T[]) => {
  const [search, setSearch] = useSearchParams()
  const inAddress = search.get('q') ?? ''
  const [words, setWords] = useState(inAddress)
  const written = useRef(inAddress)

  // The address may also change elsewhere, for example by a link that clears the search.
  useEffect(() => {
    if (inAddress === written.current) return
    written.current = inAddress
    setWords(inAddress)
  }, [inAddress])

  useEffect(() => {
    if (words === written.current) return
    const timer = setTimeout(() => {
      written.current = words.trim() === '' ? '' : words
      setSearch(put(search, 'q', words), { replace: true, preventScrollReset: true })
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [words, search, setSearch])

  const showAll = useCallback(() => {
    setWords('')
    written.current = ''
    setSearch({}, { replace: true, preventScrollReset: true })
  }, [setSearch])

  return {
    group: groups.find((group) => group === search.get(name)) ?? null,
    words,
    /** The same value, deferred while many results render, so that typing stays responsive. */
    searched: useDeferredValue(words),
    setWords,
    setGroup: (group: T | null) => setSearch(put(search, name, group ?? ''), { replace: true, preventScrollReset: true }),
    showAll,
  }
}
