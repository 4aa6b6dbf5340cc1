import type { Fact } from '@sibyl/contracts/http/readings'
import type { Spread } from '@sibyl/contracts/http/spreads'
import { openStage, type Stage } from './stage.ts'

const reader = 'reader-ada'
const question = 'Should I take the offer from the studio?'

describe('a spread named in the tarot form', () => {
  let stage: Stage
  beforeEach(async () => {
    stage = await openStage()
    await stage.grantTokens(reader)
  })
  afterEach(() => stage.close())

  const offered = async () => ((await (await stage.ask('/divination/spreads')).json()) as { data: Spread[] }).data
  const read = (spread: string, more: object = {}) =>
    stage.ask('/divination/reading/tarot', { as: reader, body: { formData: { timeframe: 'week', question, spread, ...more } } })
  const tokens = async () =>
    ((await (await stage.ask('/divination/wallet', { as: reader })).json()) as { oracleTokens: number }).oracleTokens

  it('lays a card on each of its places, with a picture that can be shown', async () => {
    const { reading } = (await (await read('moon-cycle')).json()) as { reading: { facts: Fact[]; images: { src: string }[] } }
    const spread = (await offered()).find(({ id }) => id === 'moon-cycle')
    const laid = reading.facts.filter(({ data }) => data.card).map(({ data }) => [data.position, data.positionName, data.positionMeaning])
    expect(reading.facts[0]?.data.place).toEqual({ at: [0, 0.5], turned: false })
    expect(laid).toEqual(spread?.places.map(({ id, name, meaning }) => [id, name, meaning]))
    expect((await stage.ask(reading.images[0]?.src.replace('/api', '') ?? '')).status).toBe(200)
  })

  it.each([
    ['in a complete form', {}],
    ['without a timeframe', { timeframe: undefined }],
  ])('is refused with the list if it is unknown, %s, and costs nothing', async (_, more) => {
    const answer = await read('pyramid', more)
    expect(answer.status).toBe(400)
    const ids = (await offered()).map(({ id }) => id).join(', ')
    expect(await answer.json()).toMatchObject({
      code: 'unknown_spread',
      message: expect.stringContaining(ids),
      fields: [{ field: 'spread' }],
    })
    expect(await tokens()).toBe(3)
  })

  it.each([
    ['for another timeframe than its own', 'tomorrow', {}, 'timeframe'],
    [
      'of a deck of one’s own with a reversed card, if every card is to lie upright',
      'one-card',
      { uprightOnly: true, ownCards: [{ card: 'major-18', reversed: true }] },
      'ownCards',
    ],
  ])('is refused %s, and costs nothing', async (_, spread, more, field) => {
    const answer = await read(spread, more)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ fields: [{ field }] })
    expect(await tokens()).toBe(3)
  })

  it('of the advanced ones is refused without a subscription, and laid with one', async () => {
    const refused = await read('year-ahead')
    expect(refused.status).toBe(402)
    expect(await refused.json()).toMatchObject({ code: 'access_required' })
    expect(await tokens()).toBe(3)
    await stage.makePremium(reader)
    const { reading } = (await (await read('year-ahead')).json()) as { reading: { facts: Fact[] } }
    expect(reading.facts.filter(({ data }) => data.card)).toHaveLength(13)
  })
})
