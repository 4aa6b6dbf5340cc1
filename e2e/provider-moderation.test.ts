import { type ServedModel, serveModel } from '../deploy/emulators/src/model/served-model.fixture.ts'
import { openAiOracle } from '../services/divination/src/oracle/openai-oracle.ts'
import { openStage, type Stage } from '../services/divination/test/stage.ts'

const reader = 'reader-ada'

describe('a crisis in a language that our own screen does not read', () => {
  let model: ServedModel
  let stage: Stage
  beforeAll(async () => {
    model = await serveModel()
  })
  afterEach(() => stage.close())
  afterAll(() => model.close())

  const ask = async (moderationModel?: string) => {
    stage = await openStage(openAiOracle({ apiKey: 'any', baseUrl: model.baseUrl, model: 'oracle', timeoutMs: 10_000, moderationModel }))
    await stage.grantTokens(reader)
    const question = 'Dydw i ddim eisiau byw mwyach. Beth mae’r cardiau’n ei ddweud?'
    return stage.ask('/divination/reading/tarot', { as: reader, body: { formData: { timeframe: 'present', question } } })
  }

  it('is caught by the provider’s moderation: help lines instead of a reading, and the token is returned', async () => {
    const refused = await ask('omni-moderation-latest')
    expect(refused.status).toBe(422)
    expect(await refused.json()).toMatchObject({
      code: 'safety',
      message: expect.stringContaining('findahelpline.com'),
      userTokensRemaining: 3,
    })
  })

  it('is read like any other question if the provider is not asked', async () => {
    expect((await ask()).status).toBe(201)
  })
})
