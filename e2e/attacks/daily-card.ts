import { call, newReader } from '../support/reader.ts'
import { someone, type UnderAttack } from './product-under-attack.ts'

/** Attacks on the limit of one free card a day. */
export const attackDailyCard = (product: UnderAttack): void => {
  const draw = (token: string, zone: string) => call(product(), `/api/divination/daily-card?tz=${zone}`, { token })

  it('F32 the daily card is one for a date, asked for 20 times at once or from a zone that is behind', async () => {
    const { token } = await newReader(product(), someone('daily'))
    const all = await Promise.all(Array.from({ length: 20 }, () => draw(token, 'Pacific/Kiritimati')))
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1)
    const refused = all.filter(({ status, body }) => status === 429 && body.code === 'already_drawn')
    expect(refused).toHaveLength(19)
    for (const { headers } of refused) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    for (const zone of ['Pacific/Pago_Pago', 'UTC', 'Europe/Prague', 'Pacific/Kiritimati'])
      expect(await draw(token, zone)).toMatchObject({ status: 429, body: { code: 'already_drawn' } })
    const { body } = await call(product(), '/api/divination/history?methodId=daily-card', { token })
    expect(body.readings).toHaveLength(1)
  })

  it('F32 a zone that does not exist is refused, and draws nothing', async () => {
    const { token } = await newReader(product(), someone('zone'))
    for (const zone of ['Mars/Olympus', '../../etc/passwd', '%00']) expect((await draw(token, zone)).status).toBe(400)
    expect((await draw(token, 'UTC')).status).toBe(200)
  })
}
