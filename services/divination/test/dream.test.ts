import type { OracleRequest } from '../src/oracle/oracle.ts'
import { openStage, type Stage, scriptedOracle } from './stage.ts'

const reader = 'reader-ada'
const formData = {
  dreamDescription: 'I was in my old school and my teeth fell out. Then suddenly my late father was there and we walked to the sea.',
  dreamEmotions: 'ashamed, then calm',
}

type Facts = { id: string; label: string; data: Record<string, unknown> }[]

const plainText = ({ facts }: OracleRequest): string[] => [
  '# What the night kept\n\n',
  ...(facts as Facts)
    .filter(({ data }) => data.kind === 'symbol')
    .map(
      ({ id, label }) =>
        `## [${label}](fact:${id})\n\nYou told it in your own order, and [${label}](fact:${id}) stands in it where you put it; it may mean one thing by night and another by day, and which of the two it is only you can tell, slowly and without haste.\n\n`,
    ),
]

describe('a dream reading', () => {
  let stage: Stage
  beforeEach(async () => {
    stage = await openStage(scriptedOracle(plainText))
    await stage.grantTokens(reader)
  })
  afterEach(() => stage.close())

  const ask = (form: unknown) => stage.ask('/divination/reading/dream', { as: reader, body: { formData: form } })
  const tokens = async () =>
    ((await (await stage.ask('/divination/wallet', { as: reader })).json()) as { oracleTokens: number }).oracleTokens

  it('is based on the dreamer’s words and has a constellation', async () => {
    const answer = await ask(formData)
    expect(answer.status).toBe(201)
    const { reading } = (await answer.json()) as { reading: { facts: Facts; images: { src: string }[]; imageCount: number } }
    expect(reading.facts.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['The teeth', 'The sea', 'Your father, who has died', 'Shame', 'Calm']),
    )
    expect(reading.imageCount).toBe(1)
    const picture = await stage.ask((reading.images[0]?.src ?? '').replace('/api', ''))
    expect(picture.status).toBe(200)
    expect(await picture.text()).toContain('<title')
    expect(await tokens()).toBe(2)
  })

  it('shows what it recognises before a token is spent, and leaves out what the reader removes', async () => {
    const find = (dream: string) => stage.ask('/divination/dream/symbols', { as: reader, body: { dream } })
    const answer = await find(formData.dreamDescription)
    expect(answer.status).toBe(200)
    const { symbols } = (await answer.json()) as { symbols: { symbol: string; label: string; start: number; end: number }[] }
    expect(symbols.map(({ symbol, label }) => [symbol, label])).toEqual([
      ['school', 'old school'],
      ['teeth', 'teeth'],
      ['father', 'father'],
      ['sea', 'sea'],
    ])
    expect(symbols.map(({ start, end }) => formData.dreamDescription.slice(start, end))).toEqual([
      'my old school',
      'teeth',
      'my late father',
      'sea',
    ])
    expect(await tokens()).toBe(3)
    expect((await find('short')).status).toBe(400)
    expect((await stage.ask('/divination/dream/symbols', { body: { dream: formData.dreamDescription } })).status).toBe(401)

    const asked = await ask({ ...formData, removedSymbols: ['father', 'school'] })
    const { reading } = (await asked.json()) as { reading: { facts: Facts; formData: unknown } }
    const keys = reading.facts.map(({ data }) => data.key)
    expect(keys).toEqual(expect.arrayContaining(['teeth', 'sea']))
    expect(keys.filter((key) => key === 'father' || key === 'school')).toEqual([])
    expect(reading.formData).toMatchObject({ removedSymbols: ['father', 'school'] })
  })

  it('refuses a text that is no dream, with a message for the field, and charges nothing', async () => {
    const wrong = [
      {},
      { dreamDescription: '        ' },
      { dreamDescription: 'short' },
      { dreamDescription: 'a'.repeat(20_000) },
      { dreamDescription: `${formData.dreamDescription}\u0000` },
    ]
    for (const form of wrong) {
      const answer = await ask(form)
      expect(answer.status).toBe(400)
      expect(await answer.json()).toMatchObject({ code: 'invalid_input', fields: [{ field: 'dreamDescription' }] })
    }
    expect(await tokens()).toBe(3)
  })
})
