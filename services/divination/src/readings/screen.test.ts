import { screen } from './screen.ts'

describe('the screen before a reading', () => {
  it.each([
    'I want to die and see no way out',
    'Should I kill myself tonight?',
    'there is no point in living any more',
    'I don’t want to be alive',
    'thinking about suicide a lot',
  ])('meets a crisis with people instead of cards: %s', (question) => {
    expect(screen({ question }).crisis).toBe(true)
  })

  it.each([
    'Will this project kill my weekend?',
    'I am dying to know what comes next at work',
    'Should I take my life in a new direction and move?',
    'How do I end it with him kindly?',
  ])('lets an ordinary question through: %s', (question) => {
    expect(screen({ question }).crisis).toBe(false)
  })

  it('notes what may only be reflected on', () => {
    expect(screen({ question: 'Will the biopsy be fine, and should I sell my shares?' }).concerns).toEqual(['medical', 'financial'])
    expect(screen({ question: 'My partner threatens me. Should I stay?' }).concerns).toEqual(['abuse'])
  })
})
