import type { MethodId } from '@sibyl/contracts/methods'
import { dailyCard } from '../matters/daily-card.ts'
import { dream } from '../matters/dream.ts'
import { iching } from '../matters/iching.ts'
import { love } from '../matters/love.ts'
import type { Method } from '../matters/matter.ts'
import { later, natal } from '../matters/natal.ts'
import { numerology } from '../matters/numerology.ts'
import { synastry } from '../matters/synastry.ts'
import { tarot } from '../matters/tarot.ts'
import { week } from '../matters/week.ts'
import type { AboutFact, ReadingRequest } from '../reading-request.ts'
import { picker } from './picker.ts'
import { document } from './prose.ts'
import { questionScope } from './question.ts'
import { within } from './scope.ts'
import { wordsFrom } from './words.ts'
import { write } from './write.ts'

/** Astrology has three kinds of readings, and love two. A missing method does not compile. */
type Kind = Exclude<MethodId, 'astrology'> | 'natal' | 'later' | 'week' | 'synastry'
const all: Record<Kind, Method> = { 'daily-card': dailyCard, dream, iching, later, love, natal, numerology, synastry, tarot, week }
const methods: Readonly<Record<string, Method>> = all

/** The facts by which the other kinds of a method differ from its first one. */
const kinds: Readonly<Record<string, string>> = { week: 'week', return: 'later', progressions: 'later', contacts: 'synastry' }

const nameOf = ({ method, facts }: ReadingRequest): string =>
  kinds[facts.find(({ id }) => Object.hasOwn(kinds, id))?.id ?? ''] ?? (method === 'astrology' ? 'natal' : method)

const DAY = 86_400_000

const dayOf = (date: string | null | undefined): number => {
  const at = Date.parse(`${date}T00:00:00Z`)
  return Number.isNaN(at) ? 0 : Math.floor(at / DAY)
}

/**
 * A reading for the request, in Markdown: the same text for the same request, and another one as if `later` days had passed.
 * @throws RangeError if there are no words for its method or its facts
 */
export const compose = (request: AboutFact, later = 0): string => {
  const name = nameOf(request)
  const method = methods[name]
  if (!method) throw new RangeError(`there are no words for the method “${name}”`)
  const words = wordsFrom(...method.folders)
  const matter = method.matterOf(request, words)
  if (!matter) throw new RangeError(`the words for “${name}” cover none of these facts`)
  const seed = JSON.stringify([request.method, request.timeframe, request.reader, request.facts.map(({ id, label }) => [id, label])])
  const turn = [...seed].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_000_003, 7)
  const scope = within(questionScope(request, method.topic), matter.scope)
  return document(write(scope, { words, pick: picker(seed, dayOf(request.date) + later), turn, sections: matter.sections }))
}
