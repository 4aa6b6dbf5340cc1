import { type MethodId, methodIds } from '@sibyl/contracts/methods'
import { hasDraft } from './draft.ts'
import { forgetWords, keepWords, storedWords } from './own-words.ts'

const NAME = 'after-payment'

/** Remembers, in this tab, the form from which the reader went to pay. */
export const rememberForm = (methodId: MethodId) => keepWords(NAME, { methodId })

/** The form that still holds the reader's input from before the payment; null if there is none. */
export const rememberedForm = (): MethodId | null => {
  const wanted = storedWords(NAME)?.methodId
  const methodId = methodIds.find((id) => id === wanted)
  return methodId && hasDraft(methodId) ? methodId : null
}

export const forgetForm = () => forgetWords(NAME)
