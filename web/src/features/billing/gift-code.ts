import { forgetWords, keepWords, storedWords } from '../../lib/own-words.ts'

const NAME = 'gift'

/** The code of the gift in this address; it stands behind the # so that no server sees it. */
export const giftCodeIn = (hash: string): string | null => (hash.startsWith('#gift_') ? hash.slice(1) : null)

/** Remembers the gift in this tab while its reader signs in. */
export const keepGiftCode = (code: string) => keepWords(NAME, { code })
export const forgetGiftCode = () => forgetWords(NAME)

export const storedGiftCode = (): string | null => {
  const code = storedWords(NAME)?.code
  return typeof code === 'string' ? code : null
}
