import type { ReadingRequest } from '../reading-request.ts'
import { Chooser } from '../text/chooser.ts'
import { factWith } from './sky.ts'
import { writeNatal } from './write-natal.ts'
import { writeWeek } from './write-week.ts'

/** A birth chart or a week as Markdown; undefined where the facts hold no Sun. */
export function writeAstrology(request: ReadingRequest): string | undefined {
  const sun = factWith(request, 'sun')
  if (!sun) return undefined
  const chooser = new Chooser(JSON.stringify([request.facts, request.date, request.method]))
  const week = factWith(request, 'week')
  return week ? writeWeek({ request, chooser, sun, week }) : writeNatal({ request, chooser, sun })
}
