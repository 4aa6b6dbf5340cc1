import type { z } from 'zod'
import { dreamForm } from './reading-forms-dream.ts'
import { loveForm } from './reading-forms-love.ts'
import { tarotForm, timeframes } from './reading-forms-tarot.ts'

const fault = (form: z.ZodType, value: object) => form.safeParse(value).error?.issues[0]?.message

const asked = (question: string) => ({ timeframe: 'present', question })

test('tarot looks ahead in one of four timeframes', () => {
  expect(timeframes).toEqual(['present', 'tomorrow', 'week', 'month'])
  for (const timeframe of timeframes) expect(fault(tarotForm, { timeframe, question: 'Shall I go?' })).toBeUndefined()
  for (const timeframe of ['', 'year', undefined]) {
    expect(fault(tarotForm, { timeframe, question: 'Shall I go?' })).toBe('Please select a timeframe')
  }
})

test.each([
  ['a question', tarotForm, asked, 10, 'Please enter your question', 'Please provide more detail in your question'],
  [
    'a dream',
    dreamForm,
    (dreamDescription: string) => ({ dreamDescription }),
    30,
    'Please describe your dream',
    'Please provide more detail about your dream (at least 30 characters)',
  ],
  [
    'what is between two people',
    loveForm,
    (relationshipContext: string) => ({ relationshipContext }),
    20,
    'Please describe your situation',
    'Please provide a bit more detail (min 20 characters)',
  ],
] as const)('%s is required, and long enough only when it is', (_what, form, told, least, missing, tooShort) => {
  expect(fault(form, told(''))).toBe(missing)
  expect(fault(form, told('   '))).toBe(missing)
  expect(fault(form, told(`  ${'a'.repeat(least - 1)}  `))).toBe(tooShort)
  expect(fault(form, told('a'.repeat(least)))).toBeUndefined()
})

test('all other fields about a dream and about two people are optional', () => {
  const dreamDescription = 'I walked through my old school and found a door.'
  expect(fault(dreamForm, { dreamDescription, dreamEmotions: '', currentLifeSituation: '' })).toBeUndefined()
  const relationshipContext = 'We hardly talk these days.'
  expect(fault(loveForm, { relationshipContext, yourName: '', partnerName: '' })).toBeUndefined()
})
