import type { Reading } from '@sibyl/contracts/http/readings'
import { useEffect, useMemo } from 'react'
import { useAppDispatch } from '../../lib/store-hooks.ts'
import { pacedText, wholeText } from '../../reading/progress/paced-text.ts'
import { historyApi } from './api.ts'

/** The text of a saved reading; one that is still being written is followed to its end. */
export const useSavedText = (reading: Reading) => {
  const dispatch = useAppDispatch()
  const { _id, status, content } = reading
  const underway = status === 'requested' || status === 'writing'
  const text = useMemo(() => (underway ? pacedText() : wholeText(content)), [underway, content])

  useEffect(() => {
    if (!underway) return
    const leaving = new AbortController()
    const keep = (saved: Partial<Reading>) =>
      dispatch(historyApi.util.updateQueryData('getReading', _id, (draft) => Object.assign(draft, saved)))
    const follow = async () => {
      text.hurry()
      // Loads only for an unfinished reading: nearly every saved one is complete.
      const { readingEvents } = await import('../../reading/progress/reading-events.ts')
      for await (const event of readingEvents({ id: _id, signal: leaving.signal })) {
        if (event.type === 'reading') text.restart()
        if (event.type === 'delta') text.append(event.text)
        if (event.type === 'done') keep(event.reading)
        if (event.type === 'failed') keep({ status: 'failed', failure: event.message })
      }
    }
    // Without its file, the reading shows again at the next visit.
    follow().catch(() => undefined)
    return () => {
      leaving.abort()
      text.stop()
    }
  }, [underway, _id, text, dispatch])

  return text
}
