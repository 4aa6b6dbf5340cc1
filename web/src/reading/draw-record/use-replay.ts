import { useState } from 'react'
import { publishedKeys, type RecordedDraw } from './recorded-draw.ts'

type Replaying = { state: 'idle' | 'busy' | 'unable' } | { state: 'done'; replay: Replay }
type Replay = Awaited<ReturnType<typeof import('@sibyl/contracts/draws/replay')['replayDraw']>>

/** Draws the cards of a reading again, in this browser. `unable` if the browser offers no cryptography, as on plain http. */
export const useReplay = (recorded: RecordedDraw) => {
  const [replaying, setReplaying] = useState<Replaying>({ state: 'idle' })

  const replay = async () => {
    setReplaying({ state: 'busy' })
    try {
      const [{ replayDraw }, keys] = await Promise.all([import('@sibyl/contracts/draws/replay'), publishedKeys()])
      setReplaying({ state: 'done', replay: await replayDraw({ ...recorded, keys }) })
    } catch {
      setReplaying({ state: 'unable' })
    }
  }

  return { replaying, replay }
}
