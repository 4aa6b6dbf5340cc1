import { astrologyForm } from '@sibyl/contracts/http/reading-forms-astrology'
import type { Fact } from '@sibyl/contracts/http/readings'
import { astrology } from './astrology.ts'
import { invented } from './named-placements.ts'

const facts = async (form: Record<string, unknown>): Promise<Fact[]> => {
  const occasion = { at: '2026-11-23T08:00:00.000Z', date: '2026-11-23', zone: 'Europe/Prague', chance: () => 0, premium: true }
  return (await astrology.cast(astrologyForm.parse(form), occasion)).facts
}

/** Sun Cancer 7, Moon Aquarius 2, Mercury Cancer 7 retrograde, Venus Taurus 5, Saturn Capricorn 1; Sagittarius rising; Moon square Venus. */
const natal = { readingType: 'natal', dateOfBirth: '1961-07-01', timeOfBirth: '19:45', placeOfBirth: "King's Lynn, UK" }
const timeless = { readingType: 'natal', dateOfBirth: '1990-05-10', placeOfBirth: 'Praha' }
const weekly = { readingType: 'weekly', dateOfBirth: '1990-03-05' }

describe('in a birth chart', () => {
  it.each([
    'With Venus in Aries you love like a match.',
    'Your Venus, bright and early, is in Aries.',
    'An Aries Moon does not wait.',
    'Leo rising gives you a stage.',
    'Your Ascendant in Libra opens doors.',
    'The Moon in your tenth house wants applause.',
    'Saturn stands in the 4th house.',
    'Mars square Saturn teaches you to wait.',
    'Mars squares your Saturn.',
    'The Sun is in opposition to Pluto.',
    'A trine between Venus and Mars makes it easy.',
    'The Sun and Saturn stand in opposition.',
    '[Venus](fact:venus) in Leo shines.',
    'Venus retrograde asks you back.',
    'A retrograde Mars turns inward.',
    'Chiron shows the wound.',
    'You were born at a Full Moon.',
  ])('refuses: %s', async (text) => {
    expect(invented(text, await facts(natal))).toBeDefined()
  })

  it.each([
    'With the [Sun in Cancer](fact:sun) you shelter what you love.',
    'Your Moon in Aquarius stands in the second house.',
    'Venus in Taurus, in your fifth house, enjoys what lasts.',
    'Your Cancer Sun and your Aquarius Moon agree on little.',
    'Sagittarius rising, you come in laughing.',
    'The Moon squares Venus, and Venus trines Saturn.',
    'Moon square Venus: what you feel and what you love.',
    'The square between the Moon and Venus is nearly exact.',
    'The Sun and Mercury are conjunct in your seventh house.',
    'Mercury retrograde in Cancer thinks twice.',
    'The sun shone on a sun-warmed wall, and the mercury in the thermometer went on rising.',
    'Venus is not the only thing that you love, and Mars is more than anger.',
    'It was the second house on the left, and the moon hung over it.',
    'He stood in his house with a square jaw, opposite a leopard.',
    'In your tenth house Neptune asks what you dream of becoming.',
    'Jupiter rules the chart and stands in the second house.',
    'The Part of Fortune in Leo lies in your eighth house.',
    'The Sun warms whatever it touches, while your Moon keeps its distance in Aquarius.',
  ])('lets pass: %s', async (text) => {
    expect(invented(text, await facts(natal))).toBeUndefined()
  })
})

describe('without a time of birth', () => {
  it.each([
    'The Sun in your tenth house shines.',
    'Your tenth house is full.',
    'Leo rising suits you.',
    'Virgo is on the Ascendant in Virgo.',
  ])('refuses: %s', async (text) => {
    expect(invented(text, await facts(timeless))).toBeDefined()
  })

  it.each(['The Sun in Taurus has time.', 'Without an hour there is no Ascendant, and there are no houses.'])(
    'lets pass: %s',
    async (text) => {
      expect(invented(text, await facts(timeless))).toBeUndefined()
    },
  )
})

describe('in a week', () => {
  it.each([
    'Mars enters Libra on Thursday.',
    'Under the New Moon you begin.',
    'On Friday the Moon moves into Scorpio.',
    'Venus square Saturn asks for patience.',
    'Mercury turns retrograde on Monday.',
    'Mars goes through your third house.',
  ])('refuses: %s', async (text) => {
    expect(invented(text, await facts(weekly))).toBeDefined()
  })

  it.each([
    'On Tuesday the Moon enters Gemini, and the Full Moon follows it.',
    'Your Sun in Pisces looks on while the Sun in Sagittarius lights the week.',
    'The Sun trines Neptune, and on Wednesday the Sun stands opposite Uranus.',
    'Mars enters Virgo, your seventh house, on Thursday.',
    'Mars leaves Leo and moves into Virgo.',
    'At the Full Moon the Moon stands opposite the Sun.',
    'A full week, a new coat, a quarter past nine.',
  ])('lets pass: %s', async (text) => {
    expect(invented(text, await facts(weekly))).toBeUndefined()
  })
})
