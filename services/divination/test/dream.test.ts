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

  it('rests on what was told and carries its constellation', async () => {
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

  it('refuses what is no dream, says why at the field, and charges nothing', async () => {
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
