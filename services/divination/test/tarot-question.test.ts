import { openStage, type Stage } from './stage.ts'

const reader = 'reader-ada'

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
  ])('%s is refused, and nothing is charged', async (_, question, message) => {
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
