import { moderationModelOf } from './configured-oracle.ts'

const other = { OPENAI_BASE_URL: 'http://127.0.0.1:11434/v1' }

test.each([
  ['OpenAI’s own where nothing else is said', {}, 'omni-moderation-latest'],
  ['the one that is named', { OPENAI_MODERATION_MODEL: 'text-moderation-stable' }, 'text-moderation-stable'],
  ['none where that is said', { OPENAI_MODERATION_MODEL: 'none' }, undefined],
  ['none of another server’s', other, undefined],
  ['another server’s where it is named', { ...other, OPENAI_MODERATION_MODEL: 'guard' }, 'guard'],
])('readers’ words are screened by %s', (_, config, model) => expect(moderationModelOf(config)).toBe(model))
