import { spreadSvg } from './spread-svg.ts'

/** Draws one kind of picture from its code, which says all of it; undefined where the code says nothing that can be drawn. */
type Draw = (code: string) => string | undefined

/** Every kind of picture that is not a spread of cards. */
const kinds: Readonly<Record<string, Draw>> = {}

/** The picture at an address: a kind of its own, or else the spread of cards of that name. */
export const pictureSvg = (kind: string, code: string): string | undefined =>
  Object.hasOwn(kinds, kind) ? kinds[kind]?.(code) : spreadSvg(kind, code)
