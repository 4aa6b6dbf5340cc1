import { createHash } from 'node:crypto'
import { type Lying, replayDraw } from '@sibyl/contracts/draws/replay'
import type { DrawRecord, PublishedDrawKey, SealedDraw } from '@sibyl/contracts/http/draws'
import type { Fact } from '@sibyl/contracts/http/readings'
import { startService } from '@sibyl/platform/lifecycle/service'
import { testClock } from '@sibyl/platform/testing/test-clock'
import { DAY } from '@sibyl/platform/time'
import { compactVerify, importJWK } from 'jose'
import { divination } from '../src/service.ts'
import { openStage, type Stage, tarot } from './stage.ts'

const reader = 'reader-ada'

type Answered = { code?: string; fields?: { field: string; message: string }[]; reading: { _id: string; facts: Fact[]; draw: DrawRecord } }

describe('a sealed draw', () => {
  let stage: Stage
  afterEach(() => stage.close())

  const open = async (...given: Parameters<typeof openStage>) => {
    stage = await openStage(...given)
    await stage.grantTokens(reader)
  }
  const sealed = async (as = reader): Promise<SealedDraw> => {
    const answer = await stage.ask('/divination/draws', { as, method: 'POST' })
    expect(answer.status).toBe(201)
    return ((await answer.json()) as { draw: SealedDraw }).draw
  }
  const read = (draw?: object, options: { key?: string; as?: string } = {}) =>
    stage.ask('/divination/reading/tarot', { as: reader, body: { ...tarot, ...(draw ? { draw } : {}) }, ...options })
  const answered = async (answer: Response) => (await answer.json()) as Answered
  const tokens = async () =>
    ((await (await stage.ask('/divination/wallet', { as: reader })).json()) as { oracleTokens: number }).oracleTokens
  const publishedKeys = async () => ((await (await stage.ask('/divination/draw-keys')).json()) as { keys: PublishedDrawKey[] }).keys
  const cardsOf = (facts: readonly Fact[]): Lying[] =>
    facts.flatMap(({ data: { card, reversed } }) => (typeof card === 'string' ? [{ card, reversed: reversed === true }] : []))
  const replayed = async ({ reading }: Answered) =>
    replayDraw({ readingId: reading._id, cards: cardsOf(reading.facts), draw: reading.draw, keys: await publishedKeys() })

  /** Another process over the same database, as another replica or the next release would be. */
  const another = async <T>(secret: string, work: (url: string) => Promise<T>): Promise<T> => {
    const { routes = [] } = await divination({ ...stage.parts, config: { DAILY_CARD_SECRET: secret } })
    const replica = await startService({ routes }, stage.parts, { name: 'divination', host: '127.0.0.1', port: 0, relay: false })
    try {
      return await work(`http://127.0.0.1:${replica.http.port}`)
    } finally {
      await replica.close()
    }
  }

  it('is promised before and kept: the seed fits what was shown, and gives the very same cards', async () => {
    await open()
    const before = await sealed()
    expect(before).not.toHaveProperty('seed')
    const answer = await answered(await read({ id: before.id, cut: ' Seven ' }))
    const { draw } = answer.reading
    const { expiresAt: _, ...shown } = before
    expect(draw).toMatchObject({ ...shown, promised: true, cut: 'Seven' })
    expect(createHash('sha256').update(Buffer.from(draw.seed, 'hex')).digest('hex')).toBe(before.commitment)
    expect(await replayed(answer)).toMatchObject({ commitment: true, seal: 'holds', signature: 'holds', same: true })
    expect(await answered(await stage.ask(`/divination/reading/${answer.reading._id}`, { as: reader }))).toMatchObject({
      reading: { draw },
    })
  })

  it('is signed so that any library can check it', async () => {
    await open()
    const { seal, commitment } = await sealed()
    const [key] = await publishedKeys()
    if (!key) throw new Error('no key is published')
    const { payload, protectedHeader } = await compactVerify(seal, await importJWK(key, 'EdDSA'))
    expect(JSON.parse(new TextDecoder().decode(payload))).toMatchObject({ commitment })
    expect(protectedHeader).toMatchObject({ typ: 'sibyl-draw-seal', kid: key.kid })
  })

  it('shows what was changed afterwards', async () => {
    await open()
    const answer = await answered(await read({ id: (await sealed()).id }))
    const changed = (over: Partial<DrawRecord>) =>
      replayed({ ...answer, reading: { ...answer.reading, draw: { ...answer.reading.draw, ...over } } })
    const other = (await sealed()).seal
    expect(await changed({ seed: 'ab'.repeat(32) })).toMatchObject({ commitment: false, signature: 'fails', same: false })
    expect(await changed({ cut: 'mine' })).toMatchObject({ commitment: true, seal: 'holds', signature: 'fails', same: false })
    expect(await changed({ seal: other })).toMatchObject({ seal: 'fails', signature: 'holds', same: true })
    expect(await changed({ signature: 'a.b.c' })).toMatchObject({ signature: 'fails' })
    const turned = answer.reading.facts.map((fact) => ({ ...fact, data: { ...fact.data, reversed: fact.data.reversed !== true } }))
    expect(await replayed({ ...answer, reading: { ...answer.reading, facts: turned } })).toMatchObject({ signature: 'fails', same: false })
  })

  it('is made for whoever asks without one, and says that nobody saw it before', async () => {
    await open()
    const answer = await answered(await read({ cut: '7' }))
    expect(answer.reading.draw).toMatchObject({ promised: false, cut: '7' })
    expect(answer.reading.draw).not.toHaveProperty('seal')
    const replay = await replayed(answer)
    expect(replay).toMatchObject({ commitment: true, signature: 'holds', same: true })
    expect(replay.seal).toBeUndefined()
  })

  it('serves one reading only, and a second one costs nothing', async () => {
    await open()
    const { id } = await sealed()
    expect((await read({ id })).status).toBe(201)
    const refused = await read({ id })
    expect(refused.status).toBe(409)
    expect(await answered(refused)).toMatchObject({ code: 'draw_used' })
    expect(await tokens()).toBe(2)
  })

  it('serves one of many requests at once', async () => {
    await open()
    const { id } = await sealed()
    const answers = await Promise.all(Array.from({ length: 10 }, () => read({ id })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array.from({ length: 9 }, () => 409)])
    expect(await tokens()).toBe(2)
  })

  it('F16 is the same reading under the same Idempotency-Key, and no other draw goes under it', async () => {
    await open()
    const [{ id }, other] = [await sealed(), await sealed()]
    const [first, again] = [await answered(await read({ id }, { key: 'key' })), await answered(await read({ id }, { key: 'key' }))]
    expect(again.reading._id).toBe(first.reading._id)
    expect(again.reading.draw).toEqual(first.reading.draw)
    for (const draw of [{ id: other.id }, { id, cut: '7' }, undefined]) expect((await read(draw, { key: 'key' })).status).toBe(422)
    expect(await tokens()).toBe(2)
  })

  it('F50 of another reader, or of nobody, is not there, and costs nothing', async () => {
    await open()
    const { id } = await sealed('reader-eve')
    for (const named of [id, 'draw_unknown']) {
      const refused = await read({ id: named })
      expect(refused.status).toBe(404)
      expect(await answered(refused)).toMatchObject({ code: 'draw_gone' })
    }
    expect(await tokens()).toBe(3)
  })

  it('is kept for a day', async () => {
    const clock = testClock('2026-11-21T12:00:00.000Z')
    await open(undefined, { clock })
    const [early, late] = [await sealed(), await sealed()]
    clock.advance(DAY - 1)
    expect((await read({ id: early.id })).status).toBe(201)
    clock.advance(1)
    expect(await answered(await read({ id: late.id }))).toMatchObject({ code: 'draw_gone' })
    expect(await tokens()).toBe(2)
  })

  it('is known to every replica', async () => {
    await open()
    const { id } = await sealed()
    const answer = await another('a secret of thirty-two characters', async (url) => {
      const asked = await fetch(`${url}/divination/reading/tarot`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${reader}`, 'Content-Type': 'application/json' },
        body: JSON.stringify({ ...tarot, draw: { id } }),
      })
      return answered(asked)
    })
    expect(await replayed(answer)).toMatchObject({ commitment: true, seal: 'holds', signature: 'holds', same: true })
    expect(await publishedKeys()).toHaveLength(1)
  })

  it('can still be checked after the secret has changed', async () => {
    await open()
    const answer = await answered(await read({ id: (await sealed()).id }))
    const keys = await another('another secret, as long as the first', async (url) => {
      const published = await fetch(`${url}/divination/draw-keys`)
      return ((await published.json()) as { keys: PublishedDrawKey[] }).keys
    })
    expect(keys).toHaveLength(2)
    const { _id, facts, draw } = answer.reading
    expect(await replayDraw({ readingId: _id, cards: cardsOf(facts), draw, keys })).toMatchObject({ seal: 'holds', signature: 'holds' })
  })

  it('is for signed-in readers', async () => {
    await open()
    expect((await stage.ask('/divination/draws', { method: 'POST' })).status).toBe(401)
  })

  it('answers a crisis in the cut with people, and takes nothing', async () => {
    await open()
    expect(await answered(await read({ cut: 'I want to kill myself tonight' }))).toMatchObject({ code: 'safety' })
    expect(await tokens()).toBe(3)
  })

  it.each([
    ['61 characters', 'x'.repeat(61)],
    ['a NUL', 'a\u0000b'],
    ['a mark that turns the writing', 'a\u202eb'],
  ])('refuses a cut with %s, and takes nothing', async (_, cut) => {
    await open()
    const refused = await answered(await read({ id: (await sealed()).id, cut }))
    expect(refused).toMatchObject({ code: 'invalid_input', fields: [{ field: 'draw.cut' }] })
    expect(await tokens()).toBe(3)
  })
})

describe('the question of a tarot reading', () => {
  let stage: Stage
  beforeEach(async () => {
    stage = await openStage()
    await stage.grantTokens(reader)
  })
  afterEach(() => stage.close())

  it.each([
    ['of white space', ' \n\t '.repeat(10), 'Please enter your question'],
    ['of emoji', '🌙✨🔮💫⭐🌟🃏🎴🪬🕯', 'Please ask your question in words'],
    ['of punctuation', '?!.,;:?!.,;:', 'Please ask your question in words'],
    ['with a NUL', 'Should I\u0000 take the offer?', 'Please remove the hidden or control characters from this text'],
    ['with a mark that turns the writing', 'Should I \u202etake it?', 'Please remove the hidden or control characters from this text'],
    ['of seven characters', 'Why me?', 'Please provide more detail in your question'],
    ['of 1,199 characters', 'x '.repeat(600), 'Please keep your question under 1,000 characters'],
  ])('%s is refused, and nothing is taken', async (_, question, message) => {
    const refused = await stage.ask('/divination/reading/tarot', {
      as: reader,
      body: { formData: { timeframe: 'present', question } },
    })
    expect(refused.status).toBe(400)
    expect(await refused.json()).toMatchObject({ code: 'invalid_input', fields: [{ field: 'question', message }] })
    const wallet = (await (await stage.ask('/divination/wallet', { as: reader })).json()) as { oracleTokens: number }
    expect(wallet.oracleTokens).toBe(3)
  })
})
