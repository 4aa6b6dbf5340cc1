import { DRAW_ALGORITHM } from '@sibyl/contracts/draws/sealed-draw'
import type { sealDraw as operation } from '@sibyl/contracts/http/draws'
import type { Answer, Call } from '@sibyl/platform/http/route'
import { type Clock, DAY, plus } from '@sibyl/platform/time'
import type { SealedDraws } from './collections.ts'
import { newDraw } from './new-draw.ts'
import { seal } from './sealed-draw.ts'
import type { SignDraw } from './sign-draws.ts'

export type SealPorts = { sealedDraws: SealedDraws; signDraw: SignDraw; clock: Clock }

const VALID = DAY

/** Fixes the shuffle of a future reading and returns the signed commitment to it. */
export const sealDraw =
  ({ sealedDraws, signDraw, clock }: SealPorts) =>
  async ({ caller }: Call<typeof operation>): Promise<Answer<typeof operation>> => {
    const sealedAt = clock.now()
    const { seed, ...draw } = await newDraw()
    const promise = { ...draw, sealedAt, expiresAt: plus(sealedAt, VALID) }
    const shown = { ...promise, seal: await signDraw('sibyl-draw-seal', { algorithm: DRAW_ALGORITHM, ...promise }) }
    await sealedDraws.change(caller.id, seal({ ...shown, seed }))
    return { success: true, draw: { algorithm: DRAW_ALGORITHM, ...shown } }
  }
