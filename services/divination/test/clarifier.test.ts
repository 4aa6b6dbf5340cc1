import { spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { reader, useDraws } from './draw-stage.ts'
import { tarot } from './stage.ts'

describe('a clarifying card', () => {
  const draws = useDraws()
  const { open, sealed, read, answered, clarify, tokens, publishedKeys, cardsOf, replayed } = draws

  // Every number of picks, with and without reversals, each with a clarifying card for another place.
  const ROUNDS = 100

  it('and picked cards can be drawn again from the record alone by an independent program', async () => {
    await open()
    const folder = await mkdtemp(join(tmpdir(), 'draw-'))
    const keys = await publishedKeys()
    const clarified = new Set<string>()
    const write = async (round: number) => {
      const picks = [(round * 7) % 78, (round * 7 + 31) % 78, (round * 7 + 60) % 78].slice(0, 1 + (round % 3))
      const uprightOnly = round % 2 === 0
      // Each round has its own reader, whom no limit slows down.
      const as = `reader-${round}`
      await draws.stage.grantTokens(as)
      const body = { formData: { ...tarot.formData, uprightOnly }, draw: { id: (await sealed(as)).id, cut: String(round), picks } }
      const { reading } = await answered(await draws.stage.ask('/divination/reading/tarot', { as, body }))
      const place = cardsOf(reading.facts)[round % 3]?.position ?? ''
      const { _id, formData, facts, draw } = (await answered(await clarify(reading._id, place, as))).reading
      expect(draw).toMatchObject({ picks, clarifier: place })
      if (uprightOnly) expect(facts.filter(({ data }) => data.reversed === true)).toEqual([])
      clarified.add(String(facts.at(-1)?.data.card))
      await writeFile(join(folder, `${round}.json`), JSON.stringify({ reading: _id, form: formData, cards: cardsOf(facts), draw, keys }))
    }
    for (let round = 0; round < ROUNDS; round += 10) await Promise.all(Array.from({ length: 10 }, (_, at) => write(round + at)))
    const files = Array.from({ length: ROUNDS }, (_, round) => join(folder, `${round}.json`))
    const { stdout, status } = spawnSync(process.execPath, ['docs/check-draw.mjs', ...files], { encoding: 'utf8' })
    expect([status, stdout.match(/^yes/gm)?.length, stdout]).toEqual([0, 6 * ROUNDS, expect.not.stringContaining('NO ')])
    expect(clarified.size).toBeGreaterThan(30)
    await rm(folder, { recursive: true })
  }, 180_000)

  it('is one more card for one position, in the reading and in the signed record', async () => {
    await open()
    const before = await answered(await read({ id: (await sealed()).id, cut: 'Seven' }))
    const answer = await answered(await clarify(before.reading._id, 'challenge'))
    expect(answer.reading.facts.at(-1)).toMatchObject({
      id: 'clarifier',
      detail: expect.stringContaining(before.reading.facts[1]?.label ?? '-'),
      data: { position: 'challenge', positionName: 'Challenge', clarifies: 'card-2', why: expect.stringMatching(/^Fourth from the top/) },
    })
    expect(await replayed(answer)).toMatchObject({ commitment: true, seal: 'holds', signature: 'holds', same: true })
    const elsewhere = { ...answer, reading: { ...answer.reading, draw: { ...answer.reading.draw, clarifier: 'advice' } } }
    expect(await replayed(elsewhere)).toMatchObject({ signature: 'fails' })
    expect(await tokens()).toBe(2)
  })

  it('is drawn once, also for many concurrent requests', async () => {
    await open()
    const { reading } = await answered(await read())
    const answers = await Promise.all(Array.from({ length: 10 }, (_, at) => clarify(reading._id, at % 2 ? 'advice' : 'situation')))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 9 }, () => 409)])
    expect(await answered(await clarify(reading._id, 'advice'))).toMatchObject({ code: 'clarifier_drawn' })
    const { facts } = (await answered(await draws.stage.ask(`/divination/reading/${reading._id}`, { as: reader }))).reading
    expect(facts.filter(({ id }) => id === 'clarifier')).toHaveLength(1)
  })

  it('is refused for a position that the spread lacks, to another reader, and beside the reader’s own cards', async () => {
    await open()
    const { reading } = await answered(await read())
    const unknown = await clarify(reading._id, 'crown')
    expect([unknown.status, (await answered(unknown)).fields?.[0]?.field]).toEqual([400, 'place'])
    expect((await clarify(reading._id, 'advice', 'reader-eve')).status).toBe(404)
    const ownCards = ['pentacles-08', 'major-18', 'wands-03'].map((card) => ({ card }))
    const own = await draws.stage.ask('/divination/reading/tarot', { as: reader, body: { formData: { ...tarot.formData, ownCards } } })
    expect((await clarify((await answered(own)).reading._id, 'advice')).status).toBe(400)
  })
})
