import { readDivinationConfig, readGeneratorConfig, readingWaitMs } from './config.ts'

const key = { OPENAI_API_KEY: 'sk-test' }
const faultsOf = (environment: Record<string, string>): readonly string[] => {
  try {
    readGeneratorConfig(environment)
    return []
  } catch (error) {
    return (error as { faults: readonly string[] }).faults
  }
}

describe('the configuration of the generator', () => {
  it('needs only a key, and leaves the model’s options to the model', () => {
    expect(readGeneratorConfig(key)).toEqual({
      ...key,
      OPENAI_MODEL: 'gpt-5-mini',
      OPENAI_TOKEN_LIMIT_FIELD: 'max_completion_tokens',
      OPENAI_TIMEOUT_MS: 60_000,
      GENERATOR_CONCURRENCY: 256,
    })
  })

  it('extends a reading’s deadline with its model’s timeout', () => {
    expect([30_000, 60_000, 180_000].map((ms) => readingWaitMs({ OPENAI_TIMEOUT_MS: ms }))).toEqual([90_000, 90_000, 210_000])
    const secret = { DAILY_CARD_SECRET: 'x'.repeat(32), PEOPLE_KEYS: `${'p'.repeat(32)}, ${'q'.repeat(32)}` }
    expect(readDivinationConfig({ ...secret, OPENAI_TIMEOUT_MS: '180000' }).OPENAI_TIMEOUT_MS).toBe(180_000)
    expect(readDivinationConfig(secret).PEOPLE_KEYS).toEqual(['p'.repeat(32), 'q'.repeat(32)])
    expect(() => readDivinationConfig({ ...secret, PEOPLE_KEYS: `${'p'.repeat(32)},short` })).toThrow()
    expect(() => readDivinationConfig({ ...secret, OPENAI_TIMEOUT_MS: '180001' })).toThrow()
  })

  it('accepts every option of a model', () => {
    const all = {
      OPENAI_TEMPERATURE: '0.7',
      OPENAI_REASONING_EFFORT: 'low',
      OPENAI_MAX_OUTPUT_TOKENS: '4000',
      OPENAI_TOKEN_LIMIT_FIELD: 'max_tokens',
      OPENAI_TIMEOUT_MS: '30000',
      OPENAI_PRICE_INPUT: '0.25',
      OPENAI_PRICE_OUTPUT: '2',
      OPENAI_MODERATION_MODEL: 'omni-moderation-latest',
    }
    expect(readGeneratorConfig({ ...key, ...all })).toMatchObject({
      OPENAI_TEMPERATURE: 0.7,
      OPENAI_MAX_OUTPUT_TOKENS: 4000,
      OPENAI_TIMEOUT_MS: 30_000,
      OPENAI_PRICE_INPUT: 0.25,
      OPENAI_PRICE_OUTPUT: 2,
    })
  })

  it('reports every fault at once', () => {
    expect(
      faultsOf({
        OPENAI_TEMPERATURE: '3',
        OPENAI_REASONING_EFFORT: 'very',
        OPENAI_MAX_OUTPUT_TOKENS: 'many',
        OPENAI_TOKEN_LIMIT_FIELD: 'limit',
        OPENAI_TIMEOUT_MS: '180001',
        OPENAI_PRICE_INPUT: '-1',
        OPENAI_PRICE_OUTPUT: 'free',
      }).map((fault) => fault.split(':')[0]),
    ).toEqual([
      'OPENAI_API_KEY',
      'OPENAI_TEMPERATURE',
      'OPENAI_REASONING_EFFORT',
      'OPENAI_MAX_OUTPUT_TOKENS',
      'OPENAI_TOKEN_LIMIT_FIELD',
      'OPENAI_TIMEOUT_MS',
      'OPENAI_PRICE_INPUT',
      'OPENAI_PRICE_OUTPUT',
    ])
  })

  it('requires both prices or neither, whatever else is wrong', () => {
    expect(faultsOf({ OPENAI_PRICE_INPUT: '1' })).toEqual([
      'OPENAI_API_KEY: is required',
      'OPENAI_PRICE_INPUT: is set with OPENAI_PRICE_OUTPUT or not at all',
    ])
  })
})
