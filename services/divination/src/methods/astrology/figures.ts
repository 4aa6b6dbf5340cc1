import { guarded } from '../guarded.ts'
import { bodyNames } from './chart/bodies.ts'
import { figures } from './claims.data.ts'

const claims = figures.map(({ said, aspects }) => ({ aspects, claim: guarded(said, 'iu') }))

/** Whether some planets draw a figure: each further one has its aspects to those before it. */
const isDrawn = ([next, ...others]: readonly string[][], held: ReadonlySet<string>, before: readonly string[] = []): boolean =>
  !next ||
  Object.values(bodyNames).some(
    (name) => next.every((aspect, at) => held.has(`${before[at]}|${aspect}|${name}`)) && isDrawn(others, held, [...before, name]),
  )

/** Finds a figure of several planets, such as a grand trine, whose aspects no facts hold. @param held as in `Known.aspects` */
export const undrawnFigure = (text: string, held: ReadonlySet<string>): string | undefined =>
  claims.flatMap(({ claim, aspects }) => (claim.test(text) && !isDrawn(aspects, held) ? (claim.first(text)?.[0] ?? []) : []))[0]
