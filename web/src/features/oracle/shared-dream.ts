import { SHARED_DREAM } from '../../lib/cache-names.ts'
import { keepWords, storedWords } from '../../lib/own-words.ts'
import { isObject } from '../../lib/storage.ts'

const DRAFT = 'draft:dream'

/** The fragment's text; '' if it is malformed. */
const textOf = (hash: string): string => {
  try {
    return decodeURIComponent(hash.slice(SHARED_DREAM.length)).trim()
  } catch {
    return ''
  }
}

/**
 * Makes a text that was shared with the installed app the draft of the dream form, after what the reader has typed there and not sent, and
 * takes it out of the address. A draft waits for its reader, so the text also survives signing in first.
 */
export const takeSharedDream = () => {
  // The build prerenders the page where there is no address.
  if (!globalThis.location?.hash.startsWith(SHARED_DREAM)) return
  const text = textOf(location.hash)
  history.replaceState(history.state, '', location.pathname + location.search)
  if (!text) return
  const draft = storedWords(DRAFT)
  const values = draft && draft.sent !== true && isObject(draft.values) ? draft.values : {}
  const typed = typeof values.dreamDescription === 'string' ? values.dreamDescription : ''
  keepWords(DRAFT, { values: { ...values, dreamDescription: typed ? `${typed}\n\n${text}` : text } })
}
