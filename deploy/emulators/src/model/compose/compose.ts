import type { MethodId } from '@sibyl/contracts/methods'
import { dailyCard } from '../matters/daily-card.ts'
import { dream } from '../matters/dream.ts'
import { fallback } from '../matters/fallback.ts'
import { iching } from '../matters/iching.ts'
import { love } from '../matters/love.ts'
import type { Matter, Method } from '../matters/matter.ts'
import { natal } from '../matters/natal.ts'
import { numerology } from '../matters/numerology.ts'
import { tarot } from '../matters/tarot.ts'
import { week } from '../matters/week.ts'
import type { ReadingRequest } from '../reading-request.ts'
import { document } from '../text/prose.ts'
import { picker } from './picker.ts'
import { questionScope } from './question.ts'
import { within } from './scope.ts'
import { type Words, wordsFrom } from './words.ts'
import { write } from './write.ts'

/** Astrology is written about in two ways. A method that is missing here does not compile. */
const methods: Readonly<Record<string, Method>> = {
  'daily-card': dailyCard,
  dream,
  iching,
  love,
  natal,
  numerology,
  tarot,
  week,
} satisfies Record<Exclude<MethodId, 'astrology'> | 'natal' | 'week', Method>

const methodOf = ({ method, facts }: ReadingRequest): Method =>
  methods[method === 'astrology' ? (facts.some(({ id }) => id === 'week') ? 'week' : 'natal') : method] ?? fallback

const DAY = 86_400_000

const dayOf = (date: string | null | undefined): number => {
  const at = Date.parse(`${date}T00:00:00Z`)
  return Number.isNaN(at) ? 0 : Math.floor(at / DAY)
}

/** The words of a method and what there is to write with them; the fallback's where it has no plan yet or cannot speak of these facts. */
const prepared = (request: ReadingRequest): { method: Method; words: Words; matter: Matter } => {
  for (const method of [methodOf(request), fallback]) {
    const words = wordsFrom(...method.folders)
    const matter = words.plan.length > 0 ? method.matterOf(request, words) : undefined
    if (matter) return { method, words, matter }
  }
  throw new RangeError('the fallback has no plan')
}

/** A reading for the request, in Markdown: the same text for the same request. */
export const compose = (request: ReadingRequest): string => {
  const { method, words, matter } = prepared(request)
  const seed = JSON.stringify([request.method, request.timeframe, request.reader, request.facts.map(({ id, label }) => [id, label])])
  const turn = [...seed].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_000_003, 7)
  const scope = within(questionScope(request, method.topic), matter.scope)
  return document(write(scope, { words, pick: picker(seed, dayOf(request.date)), turn, sections: matter.sections }))
}
