import type { Fact } from '../reading-request.ts'
import type { Chooser } from '../text/chooser.ts'
import { quotes } from './phrases/whole.ts'
import { quoted } from './wording.ts'

/** A quotation and the sentence before it; nothing where the passage has no short sentence. */
export const quotation = (chooser: Chooser, detail: Fact['detail']): string => {
  const text = quoted(detail ?? '')
  return text ? `${chooser.say(quotes)} ${text}` : ''
}
