import { z } from 'zod'
import { success } from './answers.ts'
import { operation } from './operation.ts'
import { dreamForm, symbolKey } from './reading-forms-dream.ts'

const position = z.int().min(0)

const dreamSymbol = z
  .object({
    symbol: symbolKey.meta({ description: 'For `removedSymbols` of the dream form' }),
    label: z.string().meta({ description: 'The reader’s own words for it, without article' }),
    start: position.meta({ description: 'Where it first stands in the dream, in UTF-16 units' }),
    end: position.meta({ description: 'Where its words end' }),
  })
  .meta({ id: 'DreamSymbol', description: 'A symbol, person, place or feeling recognised in a dream' })
export type DreamSymbol = z.infer<typeof dreamSymbol>

export const findDreamSymbols = operation({
  method: 'post',
  path: '/divination/dream/symbols',
  summary: 'Find the symbols of a dream',
  description: 'What a reading of this dream would rest on, in the order of the dream. Costs no token, asks no model, stores nothing.',
  caller: 'reader',
  body: z.object({ dream: dreamForm.shape.dreamDescription }),
  answer: success.extend({ symbols: z.array(dreamSymbol) }),
  failures: ['invalid_input'],
  limit: 'dreamSymbols',
})
