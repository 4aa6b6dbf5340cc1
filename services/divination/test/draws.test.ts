import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { replayDraw } from '@sibyl/contracts/draws/replay'
import type { DrawRecord, PublishedDrawKey } from '@sibyl/contracts/http/draws'
import { startService } from '@sibyl/platform/lifecycle/service'
import { testClock } from '@sibyl/platform/testing/test-clock'
import { DAY } from '@sibyl/platform/time'
import { compactVerify, importJWK } from 'jose'
import { divination } from '../src/service.ts'
import { reader, useDraws } from './draw-stage.ts'
import { tarot } from './stage.ts'

describe('a sealed draw', () => {
  const draws = useDraws()
  const { open, sealed, read, answered, tokens, publishedKeys, cardsOf, replayed } = draws

  /** Another process over the same database, as another replica or the next release would be. */
  const another = async <T>(secret: string, work: (url: string) => Promise<T>): Promise<T> => {
    const { routes = [] } = await divination({ ...draws.stage.parts, config: { DAILY_CARD_SECRET: secret, PEOPLE_KEYS: [secret] } })
    const replica = await startService({ routes }, draws.stage.parts, { name: 'divination', host: '127.0.0.1', port: 0, relay: 'none' })
    try {
      return await work(`http://127.0.0.1:${replica.http.port}`)
    } finally {
      await replica.close()
    }
  }

  it('keeps its commitment: the seed matches the seal shown before, and gives the same cards', async () => {
    await open()
    const before = await sealed()
    expect(before).not.toHaveProperty('seed')
    const answer = await answered(await read({ id: before.id, cut: ' Seven ' }))
    const { draw } = answer.reading
    const { expiresAt: _, ...shown } = before
    expect(draw).toMatchObject({ ...shown, promised: true, cut: 'Seven' })
    expect(createHash('sha256').update(Buffer.from(draw.seed, 'hex')).digest('hex')).toBe(before.commitment)
    expect(await replayed(answer)).toMatchObject({ commitment: true, seal: 'holds', signature: 'holds', same: true })
    expect(await answered(await draws.stage.ask(`/divination/reading/${answer.reading._id}`, { as: reader }))).toMatchObject({
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

  it('is checked by a program that shares no code with the server', async () => {
    await open()
    const { reading } = await answered(await read({ id: (await sealed()).id, cut: 'Seven' }))
    const { _id, formData, facts, draw } = reading
    const file = join(await mkdtemp(join(tmpdir(), 'draw-')), 'record.json')
    const check = async (over: object = {}) => {
      const record = { reading: _id, form: formData, cards: cardsOf(facts), draw, keys: await publishedKeys(), ...over }
      await writeFile(file, JSON.stringify(record))
      return spawnSync(process.execPath, ['docs/check-draw.mjs', file], { encoding: 'utf8' })
    }
    expect(await check()).toMatchObject({ status: 0, stdout: expect.not.stringContaining('NO ') })
    const { stdout, status } = await check({ form: { ...formData, question: 'Something else was asked?' } })
    expect(status).toBe(1)
    expect(stdout).toContain('NO   The form is the one that was signed')
    await rm(dirname(file), { recursive: true })
  })

  it.each([
    ['more cards than the spread has places', [1, 2, 3, 4], /This spread has 3 places/],
    ['a card twice', [5, 5], /pick each card once/],
    ['a card that no deck has', [78], /last position is 77/],
  ])('refuses %s, and charges nothing', async (_, picks, message) => {
    await open()
    const refused = await read({ id: (await sealed()).id, picks })
    expect(refused.status).toBe(400)
    expect((await answered(refused)).fields?.[0]?.message).toMatch(message)
    expect(await tokens()).toBe(3)
  })

  it('cannot be picked from again under the same key', async () => {
    await open()
    const { id } = await sealed()
    expect((await read({ id, picks: [3] }, { key: 'key' })).status).toBe(201)
    expect((await read({ id, picks: [4] }, { key: 'key' })).status).toBe(422)
  })

  it('reveals any later change', async () => {
    await open()
    const answer = await answered(await read({ id: (await sealed()).id }))
    const changed = (over: Partial<DrawRecord>) =>
      replayed({ ...answer, reading: { ...answer.reading, draw: { ...answer.reading.draw, ...over } } })
    const other = (await sealed()).seal
    expect(await changed({ seed: 'ab'.repeat(32) })).toMatchObject({ commitment: false, signature: 'fails', same: false })
    expect(await changed({ cut: 'mine' })).toMatchObject({ commitment: true, seal: 'holds', signature: 'fails', same: false })
    expect(await changed({ seal: other })).toMatchObject({ seal: 'fails', signature: 'holds', same: true })
    expect(await changed({ signature: 'a.b.c' })).toMatchObject({ signature: 'fails' })
    const asked = { ...answer.reading, formData: { ...answer.reading.formData, question: 'Something else was asked?' } }
    expect(await replayed({ ...answer, reading: asked })).toMatchObject({ signature: 'fails', same: true })
    expect(await changed({ reader: 'ab'.repeat(32) })).toMatchObject({ signature: 'fails', same: true })
    const moved = answer.reading.facts.map((fact) => ({ ...fact, data: { ...fact.data, position: 'elsewhere' } }))
    expect(await replayed({ ...answer, reading: { ...answer.reading, facts: moved } })).toMatchObject({ signature: 'fails', same: true })
    const turned = answer.reading.facts.map((fact) => ({ ...fact, data: { ...fact.data, reversed: fact.data.reversed !== true } }))
    expect(await replayed({ ...answer, reading: { ...answer.reading, facts: turned } })).toMatchObject({ signature: 'fails', same: false })
  })

  it('is absent from a reading of cards that the reader drew from a deck of their own, and the reading says so', async () => {
    await open()
    const named = (...cards: string[]) => cards.map((card) => ({ card, reversed: card === 'wands-03' }))
    const ask = (ownCards: object[]) =>
      draws.stage.ask('/divination/reading/tarot', { as: reader, body: { formData: { ...tarot.formData, ownCards } } })
    const { reading } = await answered(await ask(named('pentacles-08', 'major-18', 'wands-03')))
    expect(reading).not.toHaveProperty('draw')
    expect(cardsOf(reading.facts)).toMatchObject([{ card: 'pentacles-08' }, { card: 'major-18' }, { card: 'wands-03', reversed: true }])
    expect(reading.facts.find(({ id }) => id === 'own-deck')?.label).toBe('You drew these cards from your own deck')
    for (const wrong of [named('major-18', 'major-18', 'wands-03'), named('major-18'), named('major-18', 'wands-03', 'cups-11')])
      expect(await answered(await ask(wrong))).toMatchObject({ code: 'invalid_input' })
    expect(await tokens()).toBe(2)
  })

  it('is made for a request without one, and says that nobody saw its commitment before', async () => {
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

  it('serves only one of many concurrent requests', async () => {
    await open()
    const { id } = await sealed()
    const answers = await Promise.all(Array.from({ length: 10 }, () => read({ id })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array.from({ length: 9 }, () => 409)])
    expect(await tokens()).toBe(2)
  })

  it('F16 gives the same reading under the same Idempotency-Key, which accepts no other draw', async () => {
    await open()
    const [{ id }, other] = [await sealed(), await sealed()]
    const [first, again] = [await answered(await read({ id }, { key: 'key' })), await answered(await read({ id }, { key: 'key' }))]
    expect(again.reading._id).toBe(first.reading._id)
    expect(again.reading.draw).toEqual(first.reading.draw)
    for (const draw of [{ id: other.id }, { id, cut: '7' }, undefined]) expect((await read(draw, { key: 'key' })).status).toBe(422)
    expect(await tokens()).toBe(2)
  })

  it('F50 of another reader, or unknown, is refused, and costs nothing', async () => {
    await open()
    const { id } = await sealed('reader-eve')
    for (const named of [id, 'draw_unknown']) {
      const refused = await read({ id: named })
      expect(refused.status).toBe(404)
      expect(await answered(refused)).toMatchObject({ code: 'draw_gone' })
    }
    expect(await tokens()).toBe(3)
  })

  it('expires after a day', async () => {
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
    const { _id, formData, facts, draw } = answer.reading
    expect(await replayDraw({ readingId: _id, formData, cards: cardsOf(facts), draw, keys })).toMatchObject({
      seal: 'holds',
      signature: 'holds',
    })
  })

  it('is for signed-in readers', async () => {
    await open()
    expect((await draws.stage.ask('/divination/draws', { method: 'POST' })).status).toBe(401)
  })

  it('refuses a crisis in the cut with help lines, and charges nothing', async () => {
    await open()
    expect(await answered(await read({ cut: 'I want to kill myself tonight' }))).toMatchObject({ code: 'safety' })
    expect(await tokens()).toBe(3)
  })

  it.each([
    ['101 characters', 'x'.repeat(101)],
    ['a NUL', 'a\u0000b'],
    ['a mark that turns the writing', 'a\u202eb'],
  ])('refuses a cut with %s, and charges nothing', async (_, cut) => {
    await open()
    const refused = await answered(await read({ id: (await sealed()).id, cut }))
    expect(refused).toMatchObject({ code: 'invalid_input', fields: [{ field: 'draw.cut' }] })
    expect(await tokens()).toBe(3)
  })
})
