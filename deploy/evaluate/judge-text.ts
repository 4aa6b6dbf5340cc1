import type { Fact } from '@sibyl/contracts/http/readings'
import { writingOf } from '../../services/divination/src/methods/writings.ts'
import { checkText } from '../../services/divination/src/oracle/check-text.ts'
import { FaultyText, LackingText } from '../../services/divination/src/oracle/faults.ts'
import { OracleFailure } from '../../services/divination/src/oracle/oracle.ts'

/** A text that a model wrote, with the user document of the chat request it answers. */
export type StoredText = {
  id?: string | undefined
  request: { method: string; reader?: Record<string, unknown> | undefined; facts: Fact[] }
  text: string
}

/** `accepted` at first sight; `mend`: single blocks must be rewritten; `refused`: the whole text must be. */
export type Verdict = {
  id?: string
  verdict: 'accepted' | 'mend' | 'refused'
  faults: { reason: string; problem: string; block?: string }[]
}

/** Judges a text as the pipeline does before it shows any of it to a reader. */
export const judgeText = ({ id, request, text }: StoredText): Verdict => {
  const named = id === undefined ? {} : { id }
  try {
    checkText(text, request.facts, writingOf(request.method), '', request.reader)
    return { ...named, verdict: 'accepted', faults: [] }
  } catch (error) {
    if (error instanceof FaultyText) {
      const faults = error.faults.map(({ at, reason, problem }) => ({ reason, problem, block: error.blocks[at] ?? '' }))
      return { ...named, verdict: 'mend', faults }
    }
    if (error instanceof LackingText) return { ...named, verdict: 'refused', faults: [...error.lacks] }
    if (!(error instanceof OracleFailure)) throw error
    const problem = error.cause instanceof Error ? error.cause.message : error.reason
    return { ...named, verdict: 'refused', faults: [{ reason: error.reason, problem }] }
  }
}
