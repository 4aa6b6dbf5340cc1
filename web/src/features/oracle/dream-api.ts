import type { DreamSymbol } from '@sibyl/contracts/http/dream-symbols'
import { DREAM_MAX, DREAM_MIN } from '@sibyl/contracts/http/reading-forms-dream'
import { useEffect, useState } from 'react'
import { api, underHotReload } from '../../lib/base-api.ts'

const PAUSE_MS = 600

const dreamApi = api.injectEndpoints({
  overrideExisting: underHotReload,
  endpoints: (build) => ({
    // A mutation, although it changes nothing: its argument, the dream, is not cached.
    findDreamSymbols: build.mutation<DreamSymbol[], string>({
      query: (dream) => ({ url: '/divination/dream/symbols', method: 'POST', body: { dream } }),
      transformResponse: (answer: { symbols: DreamSymbol[] }) => answer.symbols,
    }),
  }),
})

const none: readonly DreamSymbol[] = []

const isAskable = (dream: string): boolean => dream.length >= DREAM_MIN && dream.length <= DREAM_MAX

/**
 * What the oracle recognises in a dream that is being typed, whenever the typing pauses. A failure shows nothing: the form works without.
 * The answer for an earlier text stays until the next one arrives.
 */
export const useHeardSymbols = (typed: string): readonly DreamSymbol[] => {
  const [find] = dreamApi.useFindDreamSymbolsMutation()
  const [heard, setHeard] = useState(none)
  const dream = typed.trim()

  useEffect(() => {
    if (!isAskable(dream)) {
      setHeard(none)
      return
    }
    let request: ReturnType<typeof find> | undefined
    let isCurrent = true
    const timer = setTimeout(async () => {
      request = find(dream)
      const { data = none } = await request
      if (isCurrent) setHeard(data)
    }, PAUSE_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
      request?.abort()
    }
  }, [dream, find])

  return heard
}
