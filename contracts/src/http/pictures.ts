import { z } from 'zod'
import { operation } from './operation.ts'

const svg = z.string().meta({ description: 'image/svg+xml, immutable' })

const cardFile = /^(?:back|major-(?:[01][0-9]|2[01])|(?:cups|wands|swords|pentacles)-(?:0[1-9]|10|page|knight|queen|king))\.svg$/

export const getCard = operation({
  method: 'get',
  path: '/divination/cards/:file',
  summary: 'Show a card of the deck',
  description: 'The card’s art as SVG, `major-00.svg` … `pentacles-king.svg`, or `back.svg`. It never changes.',
  caller: 'public',
  params: z.object({
    file: z.string().max(32).meta({ description: 'Id of the card, with the ending `.svg`', pattern: cardFile.source }),
  }),
  answer: svg,
  failures: ['not_found'],
})

export const getPicture = operation({
  method: 'get',
  path: '/divination/pictures/:kind/:file',
  summary: 'Show a reading’s picture',
  description: 'Draws the cards, lines or figures that the address names, as SVG. Take the address from `images` of a reading.',
  caller: 'public',
  params: z.object({
    kind: z
      .string()
      .max(32)
      .regex(/^[a-z][a-z-]*$/)
      .meta({ description: 'Kind of the picture, such as a spread' }),
    file: z.string().max(600).meta({ description: 'What to draw, with the ending `.svg`', pattern: '^[A-Za-z0-9][A-Za-z0-9._~-]*[.]svg$' }),
  }),
  answer: svg,
  failures: ['not_found'],
})
