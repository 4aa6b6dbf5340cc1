import { exampleOf } from '../contracts/src/http/openapi/examples.ts'
import { readingForms } from '../contracts/src/http/reading-forms.ts'
import { type MethodId, methodIds, methods } from '../contracts/src/methods.ts'
import { writeAnswer } from '../deploy/emulators/src/model/write-answer.ts'
import { cardOfTheDay } from '../services/divination/src/methods/daily-card/draw.ts'
import { dailyCardFacts } from '../services/divination/src/methods/daily-card/facts.ts'
import { dailyCardImage } from '../services/divination/src/methods/daily-card/picture.ts'
import { type AskedMethod, castReading } from '../services/divination/src/methods/engines.ts'
import type { Cast, Occasion } from '../services/divination/src/methods/method.ts'
import { cryptographic } from '../services/divination/src/methods/randomness.ts'
import { writingOf } from '../services/divination/src/methods/writings.ts'
import { checkText } from '../services/divination/src/oracle/check-text.ts'
import { followUpRules } from '../services/divination/src/oracle/follow-up-rules.ts'
import { wordsAskedFor } from '../services/divination/src/oracle/form.ts'
import { pictureSvg } from '../services/divination/src/picture-addresses/picture-svg.ts'
import { readingNames } from '../services/notification/src/mails/texts/formats.ts'
import { shelfNames, untitled, waitingMessages } from '../web/src/texts/en/methods.ts'

const date = '2026-11-21'
const occasion: Occasion = {
  premium: true,
  at: `${date}T12:00:00.000Z` as Occasion['at'],
  date,
  zone: 'UTC',
  chance: cryptographic,
  concerns: [],
}

const { request, bodies } = exampleOf('requestReading') ?? {}

/** The example of a method's form. */
const formOf = (id: MethodId): Record<string, unknown> => {
  const body = id === request?.path?.id ? request.body : bodies?.[id]
  return (body?.formData ?? {}) as Record<string, unknown>
}

const isAsked = (id: MethodId): id is AskedMethod => id !== 'daily-card'

const castOf = async (id: MethodId): Promise<Cast> => {
  if (isAsked(id)) return castReading(id, readingForms[id].parse(formOf(id)), occasion)
  const facts = dailyCardFacts(cardOfTheDay('secret', 'reader', date))
  return { facts, images: [dailyCardImage(facts)] }
}

const isDrawn = ({ images }: Cast): boolean =>
  images.length > 0 &&
  images.every(({ src, alt }) => {
    const [, kind = '', code = ''] = /^\/api\/divination\/pictures\/([^/]+)\/(.+)\.svg$/.exec(src) ?? []
    return alt !== '' && pictureSvg(kind, code)?.startsWith('<svg ') === true
  })

const isWritten = (id: MethodId, { facts }: Cast): boolean => {
  const reader = formOf(id)
  checkText(
    writeAnswer(JSON.stringify({ task: 'reading', method: id, date, reader, concerns: [], facts })),
    facts,
    writingOf(id),
    'Reading',
  )
  return true
}

const isAnswered = (id: MethodId, { facts }: Cast): boolean => {
  const [reader, question] = [formOf(id), 'What should I do first?']
  const asked = { task: 'follow-up', method: id, date, reader, concerns: [], facts, question }
  checkText(writeAnswer(JSON.stringify(asked)), facts, followUpRules(writingOf(id)), '', { question })
  return true
}

const messagesOf = (id: MethodId): readonly string[] => {
  const messages = waitingMessages[id]
  return typeof messages === 'function' ? messages(3) : messages
}

const has: Readonly<Record<string, (id: MethodId) => boolean | Promise<boolean>>> = {
  'a name, a blurb and a button': (id) => methods.some((one) => one.id === id && one.name !== '' && one.blurb !== '' && one.submit !== ''),
  'a form that takes its example': (id) => readingForms[id].safeParse(formOf(id)).success,
  'a brief': (id) => writingOf(id).brief !== '',
  'a length': async (id) => wordsAskedFor((await castOf(id)).facts, writingOf(id))[0] > 0,
  'facts, some of which a text must speak of': async (id) => writingOf(id).principal((await castOf(id)).facts).length > 0,
  'a picture that is drawn': async (id) => isDrawn(await castOf(id)),
  'words of the stand-in that its own rules accept': async (id) => isWritten(id, await castOf(id)),
  'an answer of the stand-in to a question about it, by the rules for one': async (id) => isAnswered(id, await castOf(id)),
  'a name in mails': (id) => readingNames[id] !== '',
  'a name on the shelf': (id) => shelfNames[id] !== '',
  'a title until it has its own': (id) => untitled[id] !== '',
  'words while the reader waits': (id) => messagesOf(id).length > 1,
}

test.each(Object.keys(has))('every method has %s', async (what) => {
  const without: string[] = []
  for (const id of methodIds) {
    const found = await Promise.resolve(has[what]?.(id)).catch(() => false)
    if (found !== true) without.push(id)
  }
  expect(without).toEqual([])
})
