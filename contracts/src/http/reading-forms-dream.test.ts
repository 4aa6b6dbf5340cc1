import { dreamForm } from './reading-forms-dream.ts'

const school =
  'I was in my old school and my teeth fell out one by one. I was so ashamed I hid in the toilets. Then suddenly my late father was there and we walked to the sea.'

describe('the form of a dream', () => {
  const messages = (form: unknown) => dreamForm.safeParse(form).error?.issues.map(({ message }) => message)
  it.each([
    [{}, 'Please describe your dream'],
    [{ dreamDescription: '   ' }, 'Please describe your dream'],
    [{ dreamDescription: 'I fell.' }, 'Please provide more detail about your dream (at least 30 characters)'],
    [{ dreamDescription: 'a dream '.repeat(2500) }, 'Please keep your dream under 5,000 characters'],
    [{ dreamDescription: '🌊'.repeat(40) }, 'Please tell your dream in words'],
    [{ dreamDescription: `${school}\u0000` }, 'Please remove the hidden or control characters from this text'],
    [{ dreamDescription: `${school}\u202e` }, 'Please remove the hidden or control characters from this text'],
    [{ dreamDescription: school, dreamEmotions: 'x'.repeat(501) }, 'Please keep the feelings under 500 characters'],
    [{ dreamDescription: school, currentLifeSituation: 'x'.repeat(2001) }, 'Please keep this under 2,000 characters'],
  ])('answers %# with a sentence', (form, message) => {
    expect(messages(form)?.[0]).toBe(message)
  })

  it('accepts line breaks and other alphabets', () => {
    expect(messages({ dreamDescription: 'Мне снилось море.\nПотом пришёл мой брат и ушёл.', dreamEmotions: '' })).toBeUndefined()
  })
})
