import type { MethodId } from '@sibyl/contracts/methods'
import { astrologyWriting } from './astrology/writing.ts'
import { dailyCardWriting } from './daily-card/writing.ts'
import { dreamWriting } from './dream/writing.ts'
import { ichingWriting } from './iching/writing.ts'
import { loveWriting } from './love/writing.ts'
import type { Writing } from './method.ts'
import { numerologyWriting } from './numerology/writing.ts'
import { tarotWriting } from './tarot/writing.ts'

/** The writing of each method. Only generators load it, because no other process needs the words and rules for checking texts. */
const writings: { readonly [M in MethodId]: Writing } = {
  tarot: tarotWriting,
  astrology: astrologyWriting,
  numerology: numerologyWriting,
  iching: ichingWriting,
  dream: dreamWriting,
  love: loveWriting,
  'daily-card': dailyCardWriting,
}

const isMethod = (id: string): id is MethodId => Object.hasOwn(writings, id)

/** How readings of a method are written and checked. @throws RangeError for an unregistered method */
export const writingOf = (methodId: string): Writing => {
  if (!isMethod(methodId)) throw new RangeError(`no method ${methodId}`)
  return writings[methodId]
}
