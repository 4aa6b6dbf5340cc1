import { z } from 'zod'
import { instant, success } from './answers.ts'
import { operation } from './operation.ts'
import { optionalText } from './reader-text.ts'

/** Room for the reader's words and, after them, 16 random bytes of the client in hexadecimal. */
const CUT_MAX = 100

const hash = z.string().meta({ description: '32 bytes, hexadecimal' })
const commitment = hash.meta({ description: 'SHA-256 of the seed, hexadecimal' })

const sealedDraw = z
  .object({
    id: z.string(),
    algorithm: z.string(),
    commitment,
    sealedAt: instant,
    expiresAt: instant,
    seal: z.string().meta({ description: 'All of the above, signed: a compact JWS (EdDSA) of type `sibyl-draw-seal`' }),
  })
  .meta({ id: 'SealedDraw', description: 'A shuffle the oracle has committed to, before anybody asks' })
export type SealedDraw = z.infer<typeof sealedDraw>

const picks = z
  .array(z.int('Please pick cards by their positions').min(0, 'Positions begin at 0').max(77, 'The last position is 77'))
  .max(13, 'Please pick at most 13 cards')
  .refine((positions) => new Set(positions).size === positions.length, 'Please pick each card once')

/** The draw that a request for a tarot reading uses. */
export const namedDraw = z.object({
  id: z
    .string()
    .max(64)
    .optional()
    .meta({ description: 'Id of a sealed draw of this reader. Without it, the reading gets a draw of its own.' }),
  cut: optionalText({ max: CUT_MAX, tooLong: `Please cut the deck with at most ${CUT_MAX} characters` }).meta({
    description: 'Words and random bytes of the reader’s own that go into the shuffle',
  }),
  picks: picks.optional().meta({
    description:
      'Positions in the sealed order, from 0, of the cards that the reader picked unseen, in the order of the places. Places without a pick get the topmost cards left.',
  }),
})
export type NamedDraw = z.infer<typeof namedDraw>

/** The data with which anybody can draw the same cards again and check the oracle's signatures. */
export const drawRecord = z
  .object({
    id: z.string(),
    algorithm: z.string(),
    commitment,
    seed: hash.meta({ description: '32 bytes, hexadecimal; secret until the reading' }),
    cut: z.string().meta({ description: 'The reader’s own part in the shuffle; empty without any' }),
    picks: z.array(z.int()).optional().meta({ description: 'Positions in the sealed order that the reader picked; absent if none' }),
    uprightOnly: z.literal(true).optional().meta({ description: 'Present if no card was to lie reversed' }),
    clarifier: z
      .string()
      .optional()
      .meta({ description: 'Place for which one more card was drawn, the last of the signed cards; absent if none was' }),
    form: hash
      .optional()
      .meta({ description: 'SHA-256 of the form’s canonical JSON (RFC 8785); absent from records made before it was signed' }),
    reader: hash.optional().meta({ description: 'SHA-256 of the draw’s id, `|` and the reader’s id; absent as `form` is' }),
    sealedAt: instant,
    promised: z.boolean().meta({ description: 'Whether the reader had the commitment before requesting the reading' }),
    seal: z.string().optional().meta({ description: 'The seal the reader was given, if any' }),
    signature: z.string().meta({
      description: 'This record, the reading’s id and its cards in their places, signed: a compact JWS (EdDSA) of type `sibyl-draw-record`',
    }),
  })
  .meta({ id: 'DrawRecord', description: 'How the cards of a tarot reading were drawn, for anybody to verify' })
export type DrawRecord = z.infer<typeof drawRecord>

const drawKey = z
  .object({
    kty: z.literal('OKP'),
    crv: z.literal('Ed25519'),
    x: z.string(),
    kid: z.string(),
    alg: z.literal('EdDSA'),
    use: z.literal('sig'),
  })
  .meta({ id: 'DrawKey', description: 'A public key as a JWK (RFC 8037)' })
export type PublishedDrawKey = z.infer<typeof drawKey>

export const sealDraw = operation({
  method: 'post',
  path: '/divination/draws',
  summary: 'Seal a deck',
  description: 'Commits to a shuffle before the question is asked. Name the draw’s id in the next tarot reading to use it.',
  caller: 'reader',
  status: 201,
  answer: success.extend({ draw: sealedDraw }),
})

export const getDrawKeys = operation({
  method: 'get',
  path: '/divination/draw-keys',
  summary: 'List the keys that sign draws',
  description: 'The public keys of all seals and draw records, past ones included, as a JWK set.',
  caller: 'public',
  answer: success.extend({ keys: z.array(drawKey) }),
})
