import { giftWords } from './gift-words.ts'

const takes = (note: string): boolean => giftWords.safeParse({ recipientEmail: 'jonas@example.com', note }).success

describe('the note of a gift', () => {
  it('has no web or email address, however its letters and dots are disguised', () => {
    const addresses = [
      'evil.com',
      'http://evil',
      'a@b',
      'evil．com',
      'evil。com',
      'evil.\u{200b}com',
      'ｈｔｔｐ：／／evil',
      'evil\u{ad}.com',
    ]
    expect(addresses.filter(takes)).toEqual([])
  })

  it('may have sentences, numbers and pictures', () => {
    const notes = ['Ask at 7.30. Or later... whenever!', 'For you 🎁', '二月まで。', '']
    expect(notes.filter((note) => !takes(note))).toEqual([])
  })
})
