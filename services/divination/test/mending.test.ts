import type { OracleRequest } from '../src/oracle/oracle.ts'
import { eventsOf, openStage, type Stage, scriptedOracle, soundText, tarot } from './stage.ts'

const reader = 'reader-ada'
const invented = 'After it comes the High Priestess, and the Hierophant, and the Seven of Wands.'
const ending = 'and it asks for a little patience.'

/** A sound text whose last paragraph names something that was not drawn, then the replacement paragraphs on request. */
const inventive =
  (mend: (block: string) => string) =>
  (request: OracleRequest): string[] =>
    request.task === 'mend' ? [request.faults.map(({ block }) => mend(block)).join('\n\n---\n\n')] : [`${soundText(request)} ${invented}`]

/** A text whose last section is about something that was not drawn. */
const mostlyInvented = (request: OracleRequest): string =>
  soundText(request).replace(
    /[^\n]*$/,
    `${invented} ${'The High Priestess, the Hierophant and the Seven of Wands keep silent. '.repeat(6)}`.trim(),
  )

describe('a text with faulty blocks', () => {
  let stage: Stage
  let asked: OracleRequest[]
  afterEach(() => stage.close())

  const open = async (answer: (request: OracleRequest) => string[]) => {
    asked = []
    stage = await openStage(
      scriptedOracle((request) => {
        asked.push(request)
        return answer(request)
      }),
    )
    await stage.grantTokens(reader)
  }
  const read = (events = false) => stage.ask('/divination/reading/tarot', { as: reader, body: tarot, ...(events && { events }) })
  const receipt = async () =>
    ((await (await stage.ask('/divination/wallet', { as: reader })).json()) as { oracleTokens: number; ledger: { why?: string }[] })
      .ledger[0]

  it('is requested again for those blocks only', async () => {
    await open(inventive((block) => block.replace(` ${invented}`, ' Take your time.')))
    const answer = await read()
    expect(answer.status).toBe(201)
    const { reading } = (await answer.json()) as { reading: { content: string; userTokensRemaining: number } }
    expect(reading.content).toMatch(/little patience\. Take your time\.$/)
    expect(reading.content).not.toContain(invented)
    expect(reading.userTokensRemaining).toBe(2)
    const [first, second] = asked
    expect(asked).toHaveLength(2)
    expect(second).toMatchObject({ ...first, task: 'mend', text: expect.stringContaining('# What was drawn') })
    expect(second?.task === 'mend' && second.faults).toEqual([
      { block: expect.stringMatching(new RegExp(`${ending} ${invented}$`)), problem: expect.stringContaining('no fact holds') },
    ])
  })

  it('is shown up to the first faulty block, and the rest once it is mended', async () => {
    await open(inventive((block) => block.replace(` ${invented}`, '')))
    const events = await eventsOf(await read(true))
    expect(events.filter(({ event }) => event === 'reading')).toHaveLength(1)
    const shown = events.flatMap(({ event, data }) => (event === 'delta' ? [String(data.text)] : []))
    const last = events.at(-1)
    expect(last?.event).toBe('done')
    const { content = '' } = (last?.data.reading ?? {}) as { content?: string }
    expect(content).not.toBe('')
    expect(shown.join('')).toBe(`# What was drawn\n\n${content}`)
    expect(shown.join('')).not.toContain(invented)
  })

  it('loses a sentence that is faulty again, and is accepted without it', async () => {
    await open(inventive((block) => block))
    const answer = await read()
    expect(answer.status).toBe(201)
    const { reading } = (await answer.json()) as { reading: { content: string } }
    expect(reading.content.endsWith(ending)).toBe(true)
    expect(asked).toHaveLength(2)
  })

  it('loses it too when the answer is not what was requested', async () => {
    await open(inventive((block) => `${block}\n---\nAnd another.`))
    const events = await eventsOf(await read(true))
    expect(events.at(-1)?.event).toBe('done')
    expect(JSON.stringify(events)).not.toContain(invented)
  })

  it('fails when too little would be left, and the receipt says why', async () => {
    await open((request) =>
      request.task === 'mend' ? [request.faults.map(({ block }) => block).join('\n---\n')] : [mostlyInvented(request)],
    )
    const failed = await read()
    expect(failed.status).toBe(502)
    expect(await failed.json()).toMatchObject({ code: 'generation_failed', userTokensRemaining: 3 })
    expect(await receipt()).toMatchObject({ reason: 'returned', delta: 1, why: 'The oracle spoke of things that were not drawn.' })
  })

  it('is requested again once as a whole and once for its blocks, and no more', async () => {
    const mend = inventive((block) => block.replace(` ${invented}`, ''))
    await open((request) => (asked.length === 1 ? ['# Only a title'] : mend(request)))
    expect((await read()).status).toBe(201)
    expect(asked.map(({ task }) => task)).toEqual(['reading', 'again', 'mend'])
  })

  it('is requested again as a whole when it leaves out a card', async () => {
    await open((request) => [asked.length === 1 ? soundText(request).replace(/\n\n## [^\n]*card-3[\s\S]*$/, '') : soundText(request)])
    expect((await read()).status).toBe(201)
    expect(asked.map(({ task }) => task)).toEqual(['reading', 'again'])
  })
})
