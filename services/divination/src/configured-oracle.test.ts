import { effortOf, moderationModelOf } from './configured-oracle.ts'

const other = { OPENAI_BASE_URL: 'http://127.0.0.1:11434/v1' }

test.each([
  ['OpenAI’s own where nothing else is said', {}, 'omni-moderation-latest'],
  ['the one that is named', { OPENAI_MODERATION_MODEL: 'text-moderation-stable' }, 'text-moderation-stable'],
  ['none where that is said', { OPENAI_MODERATION_MODEL: 'none' }, undefined],
  ['none of another server’s', other, undefined],
  ['another server’s where it is named', { ...other, OPENAI_MODERATION_MODEL: 'guard' }, 'guard'],
])('%s screens the reader’s words', (_, config, model) => expect(moderationModelOf(config)).toBe(model))

test.each([
  ['the default model thinks as little as it can', { OPENAI_MODEL: 'gpt-5-mini' }, 'minimal'],
  ['or as much as is said', { OPENAI_MODEL: 'gpt-5-mini', OPENAI_REASONING_EFFORT: 'low' } as const, 'low'],
  ['another model is told nothing', { OPENAI_MODEL: 'gpt-4.1' }, undefined],
])('%s', (_, config, effort) => expect(effortOf(config)).toBe(effort))
