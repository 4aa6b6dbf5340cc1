import { brotliCompressSync } from 'node:zlib'
import { deckOrder } from '@sibyl/contracts/draws/deck-order'
import { commitmentTo, randomWords } from '@sibyl/contracts/draws/sealed-draw'
import { drawFrom, randomnessOf } from '@sibyl/contracts/draws/shuffle'
import { verifiedPayload } from '@sibyl/contracts/draws/verify-jws'
import { getDrawKeys } from '@sibyl/contracts/http/draws'
import { type PublicCard, publicCardOperations } from '@sibyl/contracts/http/public-card'
import { testClock } from '@sibyl/platform/testing/test-clock'
import { DAY, HOUR } from '@sibyl/platform/time'
import { libraryCards } from '../src/library/cards.ts'
import { widgetPage } from '../src/public-card/widget-page.ts'
import { openStage, type Stage } from './stage.ts'

const OF_ALL = 15_000

describe('the public card of the day', () => {
  const clock = testClock('2026-11-27T21:30:00.000Z')
  let stage: Stage
  beforeAll(async () => {
    stage = await openStage(undefined, { clock })
  })
  afterAll(() => stage.close())

  const card = async (query = '') =>
    publicCardOperations.getPublicCard.answer.parse(await (await stage.ask(`/divination/public-card${query}`)).json())

  it('is drawn from the deck that was sealed the day before, and anybody can draw it again', async () => {
    const { keys } = getDrawKeys.answer.parse(await (await stage.ask('/divination/draw-keys')).json())
    const { tomorrow } = await card()
    expect(tomorrow).toMatchObject({ date: '2026-11-28', id: 'day-2026-11-28' })
    expect(tomorrow).not.toHaveProperty('seed')
    const { seal, ...promise } = tomorrow
    expect(await verifiedPayload(seal, 'sibyl-draw-seal', keys)).toEqual(promise)

    clock.advance(DAY)
    const { data } = await card()
    expect(data.draw).toMatchObject(tomorrow)
    const { seed, id, commitment } = data.draw
    expect(await commitmentTo(seed)).toBe(commitment)
    const [drawn] = drawFrom(deckOrder, 1, randomnessOf(await randomWords({ seed, drawId: id, cut: '' })))
    expect(drawn).toEqual({ card: data.card, reversed: data.reversed })
    expect((await stage.ask(data.picture.replace('/api', ''))).status).toBe(200)
    expect((await card('?date=2026-11-28')).data).toEqual(data)
    clock.advance(-DAY)
  })

  it('is not told before its day', async () => {
    for (const date of ['2026-11-28', '2027-01-01', '2026-02-30', 'tomorrow']) {
      const { status, headers } = await stage.ask(`/divination/public-card?date=${date}`)
      expect([date, status, headers.get('cache-control')]).toEqual([date, 400, null])
    }
  })

  it('differs from day to day', async () => {
    const cards = await Promise.all(['01', '02', '03', '04', '05', '06'].map(async (day) => (await card(`?date=2026-11-${day}`)).data.card))
    expect(new Set(cards).size).toBeGreaterThan(3)
  })

  it('may be cached until midnight UTC, and no longer', async () => {
    for (const path of ['', '/widget.html', '/feed.xml', '/feed.json'])
      expect((await stage.ask(`/divination/public-card${path}`)).headers.get('cache-control')).toBe('public, max-age=9000')
    clock.advance(HOUR)
    expect((await stage.ask('/divination/public-card/widget.html')).headers.get('cache-control')).toBe('public, max-age=5400')
    clock.advance(-HOUR)
  })

  it('may be framed by any site, alone among all answers, and leaves nothing there', async () => {
    const { headers } = await stage.ask('/divination/public-card/widget.html')
    expect(headers.get('x-frame-options')).toBeNull()
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'; .*frame-ancestors \*$/)
    expect(headers.get('set-cookie')).toBeNull()
    const other = await stage.ask('/divination/public-card/feed.xml')
    expect(other.headers.get('x-frame-options')).toBe('SAMEORIGIN')
  })

  it('has a page of at most 15 kB in all, whichever card it is, that loads and runs nothing', () => {
    for (const { id, name, keywords, meaning, image } of libraryCards) {
      const draw = { date: '2026-11-27' } as PublicCard['draw']
      const page = widgetPage(
        { card: id, label: name, reversed: true, meaning: meaning.reversed, keywords: keywords.reversed, picture: image, draw },
        'Sibyl',
      )
      expect(brotliCompressSync(page).length).toBeLessThan(OF_ALL)
      expect(page).not.toMatch(/<script|<link|<img|\bsrc=|url\((?!#)|\son\w+=/)
    }
  })
})
