import { z } from 'zod'
import { instant, success } from './answers.ts'
import { operation } from './operation.ts'
import { addedText } from './reader-text.ts'

const CUT_MAX = 60

const hash = z.string().meta({ description: '32 bytes, hexadecimal' })
const commitment = hash.meta({ description: 'SHA-256 of the seed, hexadecimal' })

const sealedDraw = z.object({
  id: z.string(),
  algorithm: z.string(),
  commitment,
  sealedAt: instant,
  expiresAt: instant,
  seal: z.string().meta({ description: 'All of the above, signed: a compact JWS (EdDSA) of type `sibyl-draw-seal`' }),
})
export type SealedDraw = z.infer<typeof sealedDraw>

/** What a request for a tarot reading says of its draw. */
export const namedDraw = z.object({
  id: z.string().max(64).optional().meta({ description: 'A draw sealed before; without it one is made for this reading' }),
  cut: addedText({ max: CUT_MAX, tooLong: `Please cut the deck with at most ${CUT_MAX} characters` }).meta({
    description: 'A number or words of the reader’s own that go into the shuffle',
  }),
})
export type NamedDraw = z.infer<typeof namedDraw>

/** What anybody needs to draw the same cards again, and to hold the oracle to it. */
export const drawRecord = z.object({
  id: z.string(),
  algorithm: z.string(),
  commitment,
  seed: hash.meta({ description: '32 bytes, hexadecimal; known to nobody but the oracle before the reading' }),
  cut: z.string(),
  sealedAt: instant,
  promised: z.boolean().meta({ description: 'Whether the commitment was given out before the reading was asked for' }),
  seal: z.string().optional().meta({ description: 'The seal as it was given out before, where it was' }),
  signature: z.string().meta({
    description: 'This record, the reading’s id and its cards, signed: a compact JWS (EdDSA) of type `sibyl-draw-record`',
  }),
})
export type DrawRecord = z.infer<typeof drawRecord>

const drawKey = z.object({
  kty: z.literal('OKP'),
  crv: z.literal('Ed25519'),
  x: z.string(),
  kid: z.string(),
  alg: z.literal('EdDSA'),
  use: z.literal('sig'),
})
export type PublishedDrawKey = z.infer<typeof drawKey>

export const sealDraw = operation({
  method: 'post',
  path: '/divination/draws',
  summary: 'Seal a deck: a commitment to the shuffle of the next tarot reading',
  caller: 'reader',
  status: 201,
  answer: success.extend({ draw: sealedDraw }),
})

export const getDrawKeys = operation({
  method: 'get',
  path: '/divination/draw-keys',
  summary: 'The public keys of all seals and draw records, past ones included, as a JWK set',
  caller: 'public',
  answer: success.extend({ keys: z.array(drawKey) }),
})
