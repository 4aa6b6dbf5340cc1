import type { Fact } from '@sibyl/contracts/http/readings'
import type { Picture } from '../method.ts'
import { spreadImage } from '../tarot/picture.ts'
import { dailyCardSpread } from './facts.ts'

/** The address of the picture of the card of the day. */
export const dailyCardImage = (facts: readonly Fact[]): Picture => spreadImage(dailyCardSpread.id, dailyCardSpread.name, facts)
