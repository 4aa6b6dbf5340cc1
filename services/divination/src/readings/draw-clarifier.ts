import { hashOfReader } from '@sibyl/contracts/draws/record-hashes'
import { randomWords } from '@sibyl/contracts/draws/sealed-draw'
import { randomnessOf } from '@sibyl/contracts/draws/shuffle'
import type { drawClarifier as operation } from '@sibyl/contracts/http/readings'
import { AppError } from '@sibyl/platform/app-error'
import type { Answer, Call } from '@sibyl/platform/http/route'
import { signRecord } from '../draws/draw-for-reading.ts'
import type { SealPorts } from '../draws/seal-draw.ts'
import { cardIn, clarifierFact } from '../methods/tarot/clarifier.ts'
import { showFollowUps } from './follow-ups.ts'
import { presentReading } from './present-reading.ts'
import type { Reading } from './reading.ts'
import { type OwnPorts, ownReading } from './show-reading.ts'

const refuse = (message: string) => new AppError('invalid_input', { fields: [{ field: 'place', message }] })

/** Whether a reading may get a clarifying card. @throws AppError clarifier_drawn, conflict, invalid_input */
const requireOpen = ({ draw, status }: Reading) => {
  if (!draw) throw refuse('This reading has no sealed deck to draw another card from.')
  if (draw.clarifier !== undefined) throw new AppError('clarifier_drawn')
  if (status !== 'done') throw new AppError('conflict', { message: 'A clarifying card needs a finished reading.' })
  return draw
}

/** Draws one more card for one position of a reading, and signs the record anew. Of several concurrent requests only the first succeeds. */
export const drawClarifier =
  (ports: OwnPorts & SealPorts) =>
  async ({ params, body: { place }, caller }: Call<typeof operation>): Promise<Answer<typeof operation>> => {
    const reading = await ownReading(ports, params.id, caller.id)
    const { signature: _, ...draw } = requireOpen(reading)
    const clarified = cardIn(reading.facts, place)
    if (!clarified) throw refuse('This spread has no such place.')
    const chance = randomnessOf(await randomWords({ seed: draw.seed, drawId: draw.id, cut: draw.cut }))
    const facts = [...reading.facts, clarifierFact(reading.facts, clarified, chance, draw)]
    // Records from before readers were signed get the reader's hash now.
    const record = { ...draw, clarifier: place, reader: await hashOfReader(draw.id, reading.readerId) }
    const signed = await signRecord(ports, record, { readingId: reading._id, formData: reading.formData, facts })
    const changed = await ports.readings.change(reading._id, (known) => {
      requireOpen(known)
      return { next: { ...known, facts, draw: signed } }
    })
    return { success: true, reading: { ...presentReading(changed), ...(await showFollowUps(ports, changed)) } }
  }
