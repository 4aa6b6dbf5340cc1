import type { DreamForm } from '@sibyl/contracts/http/reading-forms-dream'
import type { Engine } from '../method.ts'
import { dreamFacts } from './facts.ts'
import { constellationImage } from './picture.ts'

/** Reads the dream as the reader described it; nothing is random. */
export const cast: Engine<DreamForm> = (form, { premium }) => {
  const facts = dreamFacts(form, premium)
  return { facts, images: [constellationImage(facts)] }
}
