import type { Voice } from './voice.ts'
import { eleven, nine, thirtyThree, twentyTwo } from './voices-high.ts'
import { four, one, three, two } from './voices-low.ts'
import { eight, five, seven, six } from './voices-middle.ts'

export const voices: ReadonlyMap<number, Voice> = new Map([
  [1, one],
  [2, two],
  [3, three],
  [4, four],
  [5, five],
  [6, six],
  [7, seven],
  [8, eight],
  [9, nine],
  [11, eleven],
  [22, twentyTwo],
  [33, thirtyThree],
])

export const voiceOf = (number: number): Voice | undefined => voices.get(number)
