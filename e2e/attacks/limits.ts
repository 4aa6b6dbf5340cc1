import { call, newReader, password } from '../support/reader.ts'
import { someone, type UnderAttack } from './product-under-attack.ts'

/** Attacks on the limits by one caller who pretends to be many. */
export const attackLimits = (product: UnderAttack): void => {
  const guess = (email: string, forwarded: string) =>
    call(product(), '/api/auth/login', {
      body: { email, password: 'Wrong-Moon-7' },
      headers: { 'X-Forwarded-For': forwarded, 'X-Real-IP': forwarded, Forwarded: `for=${forwarded}` },
    })

  it('F46 hold for an account and for an address, whatever X-Forwarded-For says', async () => {
    const { email } = await newReader(product(), someone('guessed'))
    const guesses = []
    for (let nth = 0; nth < 12; nth += 1) guesses.push(await guess(email, `198.51.100.${nth}`))
    expect(guesses.map(({ status }) => status)).toEqual([...Array(10).fill(401), 429, 429])
    expect(Number(guesses.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0)
    const right = await call(product(), '/api/auth/login', { body: { email, password } })
    expect(right).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
    const spread = []
    for (let nth = 0; nth < 30; nth += 1) spread.push((await guess(someone('nobody'), `203.0.113.${nth}`)).status)
    expect(spread.at(-1)).toBe(429)
  })
}
