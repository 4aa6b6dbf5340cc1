import { getSky } from '@sibyl/contracts/http/sky'
import { openStage, type Stage } from './stage.ts'

describe('the sky, over HTTP', () => {
  let stage: Stage
  beforeAll(async () => {
    stage = await openStage()
  })
  afterAll(() => stage.close())

  const ask = (query = '') => stage.ask(`/divination/sky${query}`)
  const skies = async (response: Response) => getSky.answer.parse(await response.json()).skies

  it('is that of this moment, for anybody, and may be cached for a minute', async () => {
    const asked = stage.parts.clock.now()
    const response = await ask()
    expect(response.headers.get('cache-control')).toBe('public, max-age=60')
    const [sky, ...more] = await skies(response)
    expect(more).toEqual([])
    const answered = stage.parts.clock.now()
    expect(sky !== undefined && asked <= sky.at && sky.at <= answered).toBe(true)
  })

  it('is answered for another moment, and for the days after it', async () => {
    const response = await ask('?at=2026-11-21T20:00:00Z&days=7')
    expect(response.headers.get('cache-control')).toBe('private, max-age=86400')
    const week = await skies(response)
    expect(week.map(({ at }) => at.slice(0, 13))).toEqual([21, 22, 23, 24, 25, 26, 27].map((day) => `2026-11-${day}T20`))
    expect(week[0]?.lit).toBeCloseTo(0.89, 2)
    expect(week[3]?.lit).toBeGreaterThan(0.99)
  })

  it.each([
    ['?at=yesterday', 'at', 'Please give a moment between 1900 and 2100, such as 2026-11-21T20:00:00Z'],
    ['?at=1899-12-31T23:59:59Z', 'at', 'Please give a moment between 1900 and 2100, such as 2026-11-21T20:00:00Z'],
    ['?days=8', 'days', 'Please ask for 1 to 7 days'],
    ['?days=some', 'days', 'Please ask for 1 to 7 days'],
  ])('refuses %s and says why', async (query, field, message) => {
    const response = await ask(query)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ code: 'invalid_input', fields: [{ field, message }] })
  })
})
