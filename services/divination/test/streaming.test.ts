import { collect } from '@sibyl/platform/testing/progress-contract'
import { eventsOf, openStage, type Stage, scriptedOracle, soundText, tarot } from './stage.ts'

const reader = 'reader-ada'

describe('a streamed reading', () => {
  let stage: Stage
  afterEach(() => stage.close())

  it('sends the facts at once, then the text, then the whole reading', async () => {
    stage = await openStage()
    await stage.grantTokens(reader)
    const events = await eventsOf(await stage.ask('/divination/reading/tarot', { as: reader, body: tarot, events: true }))
    expect(events[0]).toMatchObject({
      event: 'reading',
      data: { reading: { status: 'requested', content: '', facts: expect.any(Array), imageCount: 1 } },
    })
    const text = events.flatMap(({ event, data }) => (event === 'delta' ? String(data.text) : [])).join('')
    const last = events.at(-1)
    expect(last).toMatchObject({ event: 'done', data: { reading: { status: 'done', title: 'What was drawn', userTokensRemaining: 2 } } })
    expect(text).toContain((last?.data.reading as { content?: string } | undefined)?.content)
    expect(events.every(({ id }) => id !== '')).toBe(true)
  })

  it('ends with what was stored, so that no caller has to read the store', async () => {
    stage = await openStage()
    await stage.grantTokens(reader)
    const { reading } = (await (await stage.ask('/divination/reading/tarot', { as: reader, body: tarot })).json()) as {
      reading: { _id: string; content: string }
    }
    const steps = await collect(stage.parts.progress.follow(reading._id, undefined, new AbortController().signal))
    expect(JSON.parse(steps.at(-1)?.text ?? '')).toEqual({ status: 'done', title: 'What was drawn', content: reading.content, tokens: 2 })
  })

  it('continues after the last event that was received', async () => {
    stage = await openStage()
    await stage.grantTokens(reader)
    const events = await eventsOf(await stage.ask('/divination/reading/tarot', { as: reader, body: tarot, events: true }))
    const id = String((events[0]?.data.reading as { _id?: string } | undefined)?._id)
    const seen = events[2]
    const rest = await eventsOf(
      await stage.ask(`/divination/reading/${id}/events`, { as: reader, headers: { 'Last-Event-ID': seen?.id ?? '' } }),
    )
    expect(rest.at(-1)).toMatchObject({ event: 'done' })
  })

  it('can be left and found again, finished', async () => {
    let letGo: () => void = () => undefined
    const held = new Promise<void>((resolve) => {
      letGo = resolve
    })
    stage = await openStage(
      scriptedOracle(async function* (request) {
        const text = soundText(request)
        yield text.slice(0, 20)
        await held
        yield text.slice(20)
      }),
    )
    await stage.grantTokens(reader)
    const response = await stage.ask('/divination/reading/tarot', { as: reader, body: tarot, events: true, key: 'k' })
    const stream = response.body?.getReader()
    await stream?.read()
    await stream?.cancel()
    letGo()
    const again = await stage.ask('/divination/reading/tarot', { as: reader, body: tarot, key: 'k' })
    expect(await again.json()).toMatchObject({ reading: { status: 'done', userTokensRemaining: 2 } })
    const history = (await (await stage.ask('/divination/history', { as: reader })).json()) as { readings: unknown[] }
    expect(history.readings).toHaveLength(1)
  })

  it('comes in some twenty pieces, each a heading or a paragraph', async () => {
    stage = await openStage()
    await stage.grantTokens(reader)
    const events = await eventsOf(await stage.ask('/divination/reading/tarot', { as: reader, body: tarot, events: true }))
    const pieces = events.flatMap(({ event, data }) => (event === 'delta' ? [String(data.text).trim()] : []))
    expect(pieces.length).toBeLessThan(25)
    expect(
      pieces
        .join('\n\n')
        .split('\n\n')
        .every((block) => block !== ''),
    ).toBe(true)
  })

  it.each([
    ['a card that was not drawn', 'After it comes the High Priestess, and the Hierophant, and the Seven of Wands.'],
    ['a script', '<script>alert(1)</script>'],
    ['an advertisement', 'Buy more at https://prophecy.example/ today.'],
    ['a threat', 'Something terrible will happen to you.'],
  ])('never shows %s', async (_, said) => {
    stage = await openStage(
      scriptedOracle(function* (request) {
        const text = request.task === 'mend' ? request.faults.map(({ block }) => block).join('\n---\n') : `${soundText(request)} ${said}`
        for (const piece of text.split(/(?<= )/)) yield piece
      }),
    )
    await stage.grantTokens(reader)
    const events = await eventsOf(await stage.ask('/divination/reading/tarot', { as: reader, body: tarot, events: true }))
    expect(events.at(-1)?.event).toBe('done')
    expect(JSON.stringify(events)).not.toContain(said.slice(0, 20))
    expect(await (await stage.ask('/divination/wallet', { as: reader })).json()).toMatchObject({ oracleTokens: 2 })
  })

  it('ends in `failed` with the token returned', async () => {
    stage = await openStage(scriptedOracle(() => ['# Only a title']))
    await stage.grantTokens(reader)
    const events = await eventsOf(await stage.ask('/divination/reading/tarot', { as: reader, body: tarot, events: true }))
    expect(events.at(-1)).toMatchObject({ event: 'failed', data: { code: 'generation_failed', userTokensRemaining: 3 } })
  })

  it('answers a refusal before the stream with an ordinary error', async () => {
    stage = await openStage()
    const refused = await stage.ask('/divination/reading/tarot', { as: reader, body: tarot, events: true })
    expect(refused.status).toBe(402)
    expect(await refused.json()).toMatchObject({ code: 'access_required' })
  })
})
