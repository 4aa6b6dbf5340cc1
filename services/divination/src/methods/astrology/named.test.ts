import { factsOf, natal, weekly } from './charts.fixture.ts'
import { placementNaming } from './named.ts'

const timeless = { dateOfBirth: '1990-05-10', placeOfBirth: 'Praha' }

describe('in a birth chart', () => {
  it.each([
    'With Venus in Aries you love like a match.',
    'Your Venus, bright and early, is in Aries.',
    'An Aries Moon does not wait.',
    'Leo rising gives you a stage.',
    'Leo rises in your chart, so you enter like a lion.',
    'It is Leo that rises in your chart.',
    'On the eastern horizon stood Leo.',
    'Your Ascendant is Leo.',
    'Your rising sign, Leo, likes a stage.',
    'You are a Leo by Sun sign.',
    'Aries is your Sun sign.',
    'In Leo stands your Venus.',
    'Leo holds your Venus.',
    'The sign of your Venus is Leo.',
    'Your Mercury occupies Leo.',
    'Aries is at the top of your chart.',
    'Your Sun is in house 3.',
    'Your third-house Sun likes letters.',
    'In the third house, your Sun likes letters.',
    'The seventh house begins in Leo.',
    'Leo is on the cusp of the seventh house.',
    'Your Sun-Moon square is sharp.',
    'The Sun meets Mars in a square.',
    'Mars is your chart ruler.',
    'Der Löwe steigt in deinem Horoskop auf.',
    'Am Aszendenten steht der Löwe.',
    'Du bist Löwe.',
    'Im dritten Haus steht deine Sonne.',
    'Bei deiner Geburt stieg der Löwe auf.',
    'Vychází Lev.',
    'Tu ascendente es Leo.',
    'Eres Leo.',
    'Le Lion se lève dans votre thème.',
    'Your Ascendant in Libra opens doors.',
    'The Moon in your tenth house wants applause.',
    'Saturn stands in the 4th house.',
    'Mars square Saturn teaches you to wait.',
    'A yod points at your Moon.',
    'A grand trine in water holds this chart together.',
    'Ein großes Trigon hält alles zusammen.',
    'Un grand trigone tient le thème.',
    'Un gran trígono sostiene la carta.',
    'Velký trigon drží horoskop pohromadě.',
    'A stellium in your third house talks.',
    'Born in Paris, you love rivers.',
    'Mars squares your Saturn.',
    'The Sun is in opposition to Pluto.',
    'A trine between Venus and Mars makes it easy.',
    'The Sun and Saturn stand in opposition.',
    '[Venus](fact:venus) in Leo shines.',
    'Venus retrograde asks you back.',
    'A retrograde Mars turns inward.',
    'Chiron shows the wound.',
    'You were born at a Full Moon.',
    'The Sun at 3 degrees of Cancer has only begun.',
    'Leo on the Midheaven wants a stage.',
    'You were born by night.',
    'Your chart ruler is Mercury.',
    'Mars rules your chart from the fifth house.',
    'A stellium in Taurus makes you patient.',
    'You were born under a new moon.',
    'Du bist bei Vollmond geboren.',
    'Née en pleine nuit, vous aimez les lampes.',
    'Between Mars and Saturn runs a square.',
    'An opposition from Mars to Saturn tires you.',
    'Your Venus, which looks out from Aries, loves a race.',
    'The Moon, a guest of your tenth house, wants applause.',
    'Your seventh house stands empty.',
    'No planet stands in your seventh house.',
    'Mars, being the ruler of your rising sign, is quick.',
    'Venus was walking backwards.',
  ])('rejects: %s', async (text) => {
    expect(placementNaming.invented(text, await factsOf(natal))).toBeDefined()
  })

  it.each([
    'It is almost a grand trine; a grand trine it is not.',
    'Born in July, you may like the sea.',
    'The seventh house holds the Sun, and it begins in Gemini.',
    'Sagittarius rises in your chart.',
    'Your Ascendant is Sagittarius.',
    'You are a Cancer by Sun sign.',
    'As a Leo at heart would say, the Moon in Aquarius rises late.',
    'Your Sun is in house 7.',
    'The seventh house begins in Gemini.',
    'The ruler of your seventh house is in Cancer, and Venus in your fifth house is in Taurus.',
    'Your fifth house in Taurus holds Venus.',
    'Your Moon-Venus square is sharp.',
    'Jupiter is your chart ruler.',
    'Der Schütze steigt in deinem Horoskop auf.',
    'Am Aszendenten steht der Schütze.',
    'Du bist Krebs.',
    'Dein Aszendent und die Waage in der Küche haben nichts gemeinsam.',
    'Vychází Střelec.',
    'Eres Cáncer.',
    'Vous êtes lion dans l’âme, et le lion se lève tard.',
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
    'You were born shortly before a full Moon, by day.',
    'Jupiter, ruler of your Sagittarius rising, stands in Aquarius.',
    'The Sun warms whatever it touches, while your Moon keeps its distance in Aquarius.',
    'Between the Moon and Venus runs a square, and your seventh house holds the Sun.',
    'If no planet stood in your seventh house, you would be freer.',
    'Jupiter rules the chart’s first house, and Mercury was walking backwards.',
  ])('accepts: %s', async (text) => {
    expect(placementNaming.invented(text, await factsOf(natal))).toBeUndefined()
  })
})

describe('without a time of birth', () => {
  it.each([
    'The Sun in your tenth house shines.',
    'Your tenth house is full.',
    'Leo rising suits you.',
    'Virgo is on the Ascendant in Virgo.',
  ])('rejects: %s', async (text) => {
    expect(placementNaming.invented(text, await factsOf(timeless))).toBeDefined()
  })

  it.each(['The Sun in Taurus has time.', 'Without an hour there is no Ascendant, and there are no houses.'])(
    'accepts: %s',
    async (text) => {
      expect(placementNaming.invented(text, await factsOf(timeless))).toBeUndefined()
    },
  )
})

describe('in a week', () => {
  it.each([
    'The Moon turns full on Friday.',
    'Mars enters Virgo, on Monday.',
    'Monday: Mars enters Virgo.',
    'Monday takes Mars into Virgo.',
    'The Moon reaches Aquarius on Friday.',
    'Mars enters Libra on Thursday.',
    'Under the New Moon you begin.',
    'On Friday the Moon moves into Scorpio.',
    'Venus square Saturn asks for patience.',
    'The Full Moon on Thursday lights up your partnership.',
    'On Friday, the Full Moon fills the house.',
    'Mercury turns retrograde on Monday.',
    'Mars goes through your third house.',
    'On Monday the Moon enters Gemini.',
    'Der Mond tritt am Freitag in die Zwillinge.',
    'Mercury turns direct on Sunday.',
    'A solar eclipse darkens Thursday.',
    'Mars in Leo is retrograde.',
    'Come Sunday, Jupiter stands still.',
    'Mars has moved into Virgo by Monday.',
  ])('rejects: %s', async (text) => {
    expect(placementNaming.invented(text, await factsOf(weekly))).toBeDefined()
  })

  it.each([
    'On Tuesday the Moon enters Gemini, and the Full Moon follows it.',
    'Your Sun in Pisces looks on while the Sun in Sagittarius lights the week.',
    'The Sun trines Neptune, and on Wednesday the Sun stands opposite Uranus.',
    'Mars enters Virgo, your seventh house, on Thursday.',
    'Mars leaves Leo and moves into Virgo.',
    'The Moon is full on Tuesday.',
    'Thursday: Mars enters Virgo.',
    'Mars reaches Virgo, on Thursday.',
    'On Tuesday, the Moon is full.',
    'At the Full Moon the Moon stands opposite the Sun.',
    'The Full Moon in Gemini falls on Tuesday.',
    'On Thursday, two days after the Full Moon, you rest.',
    'A full week, a new coat, a quarter past nine.',
    'On Tuesday, the Moon enters Gemini.',
    'By Monday you may feel it; on Tuesday the Moon enters Gemini.',
    'Saturn, in Aries, is retrograde.',
    'After the Full Moon on Tuesday the Moon moves into Cancer, and by Friday Mars has moved into Virgo.',
  ])('accepts: %s', async (text) => {
    expect(placementNaming.invented(text, await factsOf(weekly))).toBeUndefined()
  })
})
