import type { findDreamSymbols } from '@sibyl/contracts/http/dream-symbols'
import type { Answer, Call } from '@sibyl/platform/http/route'

/** Lists the symbols that a reading of this dream would use, each once, in the order of the dream. */
export const showSymbols = async ({ body }: Call<typeof findDreamSymbols>): Promise<Answer<typeof findDreamSymbols>> => {
  // The lexicon loads with the first dream.
  const [{ labelOf }, { figuresOf }] = await Promise.all([import('./find-symbols.ts'), import('./recognised.ts')])
  const { symbols, emotions, people, settings } = figuresOf({ dreamDescription: body.dream })
  const found = [...symbols, ...emotions, ...people, ...settings].sort((a, b) => a.start - b.start)
  return {
    success: true,
    symbols: found.map((figure) => ({ symbol: figure.entry.key, label: labelOf(figure), start: figure.start, end: figure.end })),
  }
}
