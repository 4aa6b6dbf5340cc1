import { deckOrder } from '@sibyl/contracts/draws/deck-order'
import { libraryOperations } from '@sibyl/contracts/http/library'
import { openStage, type Stage } from './stage.ts'

const { getCards, getHexagrams } = libraryOperations

describe('the library', () => {
  let stage: Stage
  beforeAll(async () => {
    stage = await openStage()
  })
  afterAll(() => stage.close())

  const cards = async () => getCards.answer.parse(await (await stage.ask('/divination/cards')).json()).cards
  const book = async () => getHexagrams.answer.parse(await (await stage.ask('/divination/hexagrams')).json())
  const picture = async (address: string) => stage.ask(address.replace('/api', ''))

  it('holds the 78 cards in the order in which every shuffle begins', async () => {
    const shown = await cards()
    expect(shown.map(({ id }) => id)).toEqual(deckOrder)
    expect(shown[9]).toMatchObject({ name: 'The Hermit', arcana: 'major', number: 9, numeral: 'IX' })
    expect(shown[9]).not.toHaveProperty('element')
    expect(shown.find(({ id }) => id === 'wands-queen')).toMatchObject({
      name: 'Queen of Wands',
      suit: 'wands',
      rank: 'queen',
      element: 'fire',
    })
    for (const { keywords, meaning, scene } of shown) {
      expect(scene).toMatch(/^[A-Z].+\.$/u)
      expect(Math.min(keywords.upright.length, keywords.reversed.length)).toBeGreaterThanOrEqual(3)
      expect(meaning.upright).not.toBe(meaning.reversed)
    }
  })

  it('has the address of each card’s picture', async () => {
    for (const { image, name } of await cards()) {
      const response = await picture(image)
      expect([name, response.status, response.headers.get('content-type')]).toEqual([name, 200, expect.stringContaining('image/svg+xml')])
      await response.body?.cancel()
    }
  })

  it('holds the 64 hexagrams with their trigrams, their lines and the hexagrams they lead to', async () => {
    const { hexagrams, trigrams } = await book()
    expect(hexagrams.map(({ number }) => number)).toEqual(Array.from({ length: 64 }, (_, index) => index + 1))
    expect(trigrams.map(({ name }) => name)).toEqual(['Heaven', 'Thunder', 'Water', 'Mountain', 'Earth', 'Wind', 'Fire', 'Lake'])
    const peace = hexagrams[10]
    expect(peace).toMatchObject({ name: 'Peace', lower: 'heaven', upper: 'earth', nuclear: 54, opposite: 12 })
    expect(peace?.lines.map(({ whole }) => whole)).toEqual([true, true, true, false, false, false])
    expect(hexagrams.filter(({ allLines }) => allLines).map(({ number }) => number)).toEqual([1, 2])
    expect(new Set(hexagrams.map(({ nuclear }) => nuclear)).size).toBe(16)
    for (const { number, opposite } of hexagrams) expect(hexagrams[opposite - 1]?.opposite).toBe(number)
  })

  it('has the address of each hexagram’s picture, where the picture is served', async () => {
    for (const { picture: address, number, name } of (await book()).hexagrams) {
      const response = await picture(address)
      expect(await response.text()).toContain(`Hexagram ${number}, ${name}`)
    }
  })

  it.each(['/divination/cards', '/divination/hexagrams'])('answers %s to anybody, and with 304 while it is unchanged', async (path) => {
    const first = await stage.ask(path)
    expect(first.headers.get('cache-control')).toBe('public, no-cache')
    expect(first.headers.get('set-cookie')).toBeNull()
    expect(first.headers.get('content-type')).toBe('application/json; charset=utf-8')
    await first.body?.cancel()
    const again = await stage.ask(path, { headers: { 'If-None-Match': first.headers.get('etag') ?? '', 'Cache-Control': 'max-age=0' } })
    expect(again.status).toBe(304)
  })
})
