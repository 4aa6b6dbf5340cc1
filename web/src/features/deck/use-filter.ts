import { useCallback, useDeferredValue, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'

/** How long typing pauses before the address follows. Browsers refuse an address that changes with every key. */
const PAUSE_MS = 300

const put = (search: URLSearchParams, name: string, value: string) => {
  const next = new URLSearchParams(search)
  if (value.trim() === '') next.delete(name)
  else next.set(name, value)
  return next
}

/** What is looked for, as the address says it: one of some groups under `name`, and words under `q`. It adds nothing to go back through. */
export const useFilter = <T extends string>(name: string, groups: readonly T[]) => {
  const [search, setSearch] = useSearchParams()
  const inAddress = search.get('q') ?? ''
  const [words, setWords] = useState(inAddress)
  const written = useRef(inAddress)

  // The address may change from elsewhere, as by a link to the whole.
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
    /** The same, a moment later where there is much to show: what is typed is seen at once. */
    searched: useDeferredValue(words),
    setWords,
    setGroup: (group: T | null) => setSearch(put(search, name, group ?? ''), { replace: true, preventScrollReset: true }),
    showAll,
  }
}
