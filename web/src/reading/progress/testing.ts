import type { DrawRecord, SealedDraw } from '@sibyl/contracts/http/draws'
import type { Fact, GeneratedReading } from '@sibyl/contracts/http/readings'
import { HttpResponse } from 'msw'

const card = (number: number, id: string, label: string, position: string, reversed = false): Fact => ({
  id: `card-${number}`,
  label,
  detail: `Card ${number} of 3, the ${position.toLowerCase()}. What the ${label} means.`,
  data: {
    card: id,
    position: position.toLowerCase(),
    positionName: position,
    reversed,
    why: `Place ${number} of a full shuffle.`,
    keywords: [],
  },
})

const threeCards: Fact[] = [
  card(1, 'major-09', 'The Hermit', 'Situation'),
  card(2, 'swords-08', 'Eight of Swords, reversed', 'Challenge', true),
  card(3, 'major-17', 'The Star', 'Advice'),
  {
    id: 'majors',
    label: 'Two of the three are of the major arcana',
    detail: 'Major arcana speak of turning points.',
    data: { count: 2, of: 3 },
  },
]

export const content = `You are choosing between [two great cards](fact:majors) and a small one.

## [The Hermit](fact:card-1)

The week stands under [the Hermit](fact:card-1), who walks alone.

## [Eight of Swords, reversed](fact:card-2)

Here lies the [Eight of Swords](fact:card-2). Of it there is **more to say**.

## [The Star](fact:card-3)

It ends on [the Star](fact:card-3).`

/** The seal of the draw that is the example of docs/draws.md. */
export const aSealedDraw: SealedDraw = {
  id: 'draw_0123456789abcdefghijkl',
  algorithm: 'sibyl-tarot-1',
  commitment: '630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd',
  sealedAt: '2026-11-21T20:10:00.000Z',
  expiresAt: '2026-11-22T20:10:00.000Z',
  seal: 'a.b.c',
}

const { expiresAt: _expires, ...promise } = aSealedDraw
export const aDrawRecord: DrawRecord = {
  ...promise,
  seed: '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f',
  cut: '7 žlutých',
  promised: true,
  signature: 'a.b.c',
}

export const aReading = (over: Partial<GeneratedReading> = {}): GeneratedReading => ({
  _id: 'rd_1',
  methodId: 'tarot',
  title: 'A door already open',
  content,
  timeframe: 'present',
  createdAt: '2026-11-21T20:14:00.000Z',
  imageCount: 1,
  images: [{ src: '/api/divination/readings/rd_1.svg', alt: 'Three cards' }],
  formData: { timeframe: 'present', question: 'Should I take the offer?' },
  method: { name: 'Tarot Reading', icon: 'tarot', colour: '#d9b978' },
  facts: threeCards,
  status: 'done',
  userTokensRemaining: 2,
  ...over,
})

export const aDailyCard = (over: Partial<GeneratedReading> = {}): GeneratedReading => {
  const { timeframe: _, ...reading } = aReading({
    _id: 'rd_day',
    methodId: 'daily-card',
    title: 'A lamp at arm’s length',
    content: 'Today [the Hermit](fact:card-1) asks for less company.',
    formData: {},
    method: { name: 'Daily Card Pull', icon: 'daily-card', colour: '#d9b978' },
    facts: threeCards.slice(0, 1),
    userTokensRemaining: null,
  })
  return { ...reading, ...over }
}

/** The reading right after it was requested. */
export const begun = (reading: GeneratedReading): GeneratedReading => ({ ...reading, title: '', content: '', status: 'requested' })

/** A response of server-sent events that a test writes piece by piece. */
export const scriptedEvents = () => {
  let pen: ReadableStreamDefaultController<Uint8Array> | undefined
  const stream = new ReadableStream<Uint8Array>({
    start: (controller) => {
      pen = controller
    },
  })
  const write = (text: string) => pen?.enqueue(new TextEncoder().encode(text))
  return {
    answer: () => new HttpResponse(stream, { headers: { 'Content-Type': 'text/event-stream; charset=utf-8' } }),
    write,
    send: (id: string, event: string, data: unknown) => write(`id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
    end: () => pen?.close(),
    drop: () => pen?.error(new TypeError('network error')),
  }
}

/** A complete reading in one response. */
export const wholeEvents = (reading: GeneratedReading) => {
  const events = scriptedEvents()
  events.send('now', 'reading', { reading: begun(reading) })
  events.send('1', 'delta', { text: `# ${reading.title}\n\n${reading.content}` })
  events.send('2', 'done', { reading })
  events.end()
  return events.answer()
}
