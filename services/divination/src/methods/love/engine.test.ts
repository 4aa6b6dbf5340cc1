import { type LoveForm, loveForm } from '@sibyl/contracts/http/reading-forms-love'
import type { Instant } from '@sibyl/platform/time'
import fc from 'fast-check'
import { pictureSvg } from '../../picture-addresses/picture-svg.ts'
import type { Concern } from '../../safety/concern.ts'
import type { Cast } from '../method.ts'
import { cryptographic } from '../randomness.ts'
import { cardFacts } from '../tarot/cards/card-facts.ts'
import { cast } from './engine.ts'
import { loveNaming } from './named.ts'
import { loveWriting } from './writing.ts'

const context =
  'We have been together for six years and lately he is distant. We hardly talk, and I am not sure whether we should move in together.'
const occasion = { at: '2026-11-21T12:00:00.000Z' as Instant, date: '2026-11-21', zone: 'UTC', chance: cryptographic }
const castFor = (form: LoveForm, premium = false, concerns: readonly Concern[] = []): Cast => cast(form, { ...occasion, premium, concerns })

const ids = ({ facts }: Cast) => facts.map(({ id }) => id)

describe('a love reading', () => {
  it('draws two cards, four for premium readers', () => {
    expect(cardFacts(castFor({ relationshipContext: context }).facts)).toHaveLength(2)
    expect(cardFacts(castFor({ relationshipContext: context }, true).facts).map(({ data }) => data.positionName)).toEqual([
      'You',
      'The other, as you see them',
      'Between you',
      'The next step',
    ])
  })

  it('states the stage and the themes', () => {
    const reading = castFor({ relationshipContext: context, yourName: 'Ann', partnerName: 'Petr' })
    expect(ids(reading)).toEqual(
      expect.arrayContaining(['your-number', 'partner-number', 'numbers-together', 'stage', 'theme-1', 'theme-2']),
    )
  })

  it('says so if it recognises nothing', () => {
    expect(ids(castFor({ relationshipContext: 'Wir kennen uns seit drei Wochen und ich weiss nicht weiter.' }))).toContain('own-words')
  })

  it.each([true, false])('puts safety first where somebody is hurt', (premium) => {
    const reading = castFor(
      { relationshipContext: 'My husband hits me. Can we be happy again?', yourName: 'Ann', partnerName: 'Jim' },
      premium,
      ['abuse'],
    )
    expect(ids(reading)[0]).toBe('safety')
    expect(ids(reading)).not.toEqual(expect.arrayContaining(['numbers-together']))
    expect(cardFacts(reading.facts).map(({ data }) => data.position)).toEqual(['self', 'support'])
    expect(loveWriting.principal(reading.facts)).toContain('safety')
    expect(reading.images[0]?.src).not.toContain('/pair/')
  })

  it('has a picture that opens the numbers and the stage', () => {
    const drawn = (form: { yourName?: string; partnerName?: string }) => {
      const { facts, images } = castFor({ relationshipContext: context, ...form })
      const [, code = ''] = /pair\/(.*)\.svg$/.exec(images[0]?.src ?? '') ?? []
      const opened = [...(pictureSvg('pair', code) ?? '').matchAll(/data-fact="([^"]+)"/g)].map(([, id]) => id)
      expect(opened.filter((id) => !facts.some((fact) => fact.id === id))).toEqual([])
      return opened
    }
    expect(drawn({ yourName: 'Ann', partnerName: 'Petr' })).toEqual(['stage', 'your-number', 'partner-number', 'numbers-together'])
    expect(drawn({})).toEqual(['stage'])
  })

  it('has a picture whose address contains no name and none of the reader’s words', () => {
    fc.assert(
      fc.property(fc.boolean(), fc.constantFrom('Ann', 'Tomáš', undefined), (premium, yourName) => {
        const [image] = castFor({ relationshipContext: context, yourName, partnerName: 'Petr Novák' }, premium).images
        const [, kind = '', code = ''] = /pictures\/([^/]+)\/(.*)\.svg$/.exec(image?.src ?? '') ?? []
        expect(code).toMatch(/^p\d+\.t\d+\.s-doubt(\.c-[a-z0-9-]+){2,4}$/)
        expect(pictureSvg(kind, code)).toMatch(/^<svg .*<title.*<\/svg>$/s)
      }),
      { numRuns: 20 },
    )
  })
})

test.each([
  '',
  'p5',
  'p5.t7',
  'p99.t7.s-open',
  'p5.t7.s-constructor',
  'p5.t7.s-open.c-cups-99',
  'p5.t7.s-open.<svg>',
  `p5.t7.s-open${'.c-cups-02'.repeat(9)}`,
  'p10.t7.s-open',
  'p5.t7.s-open."onload=x',
])('a code like %j draws nothing', (code) => {
  expect(pictureSvg('pair', code)).toBeUndefined()
})

describe('what a love reading may say', () => {
  const { facts } = castFor({ relationshipContext: context, yourName: 'Albert Einstein', partnerName: 'Tomáš Dvořák' })
  it.each([
    'Your number 9 is a wide one, and their number is 4.',
    'The two of you have five evenings a week; that is a good number of evenings.',
    'A leo of a man, a cancer of doubt, and the moon in the window.',
    'Trust is not a sum.',
    'Your name comes to 9, and Tomáš Dvořák’s name comes to 4 as well as it can; 9 and 4 make 13.',
    'Theirs gives a 4, yours a 9, and 9 and 4 make 4.',
    'Your 9 gives, and their 4 keeps the receipts.',
    'Your name adds up to 27, and so to 9.',
    'Your two names add up to 13, and so to 4.',
    'Eure beiden Namen ergeben zusammen 4.',
    'The 9 and the 4 together make 13, and 13 makes 4.',
    'You carry the number 9.',
    'Your name, read aloud, makes a stubborn, generous 9.',
    'Die Zahl deines Namens ist eine stille 9.',
    'Your two names, woven together, make a silver 4.',
    'Vaše číslo je 9 a jejich 4; osm večerů z týdne je dost.',
    'Deine Zahl ist 9. Er ist ein Löwe von einem Mann, und die Waage steht in der Küche.',
    'Tu número es 9, y tu llamada llegó a las ocho de la tarde.',
    'Votre nombre est 9 ; il est fort comme un lion et la balance est dans la cuisine.',
  ])('accepts “%s”', (text) => {
    expect(loveNaming.invented(text, facts)).toBeUndefined()
  })

  it.each([
    'Your name number is 8, which is strong.',
    'Your 4 and their 9 are far apart.',
    'Your name comes to 4 as well.',
    'Nine and four make fourteen.',
    'The 9 and the 4 together make 6.',
    'Both of your names come to 9.',
    'Eure Namen haben beide die 4.',
    'Your two names add up to 9.',
    'Eure beiden Namen ergeben zusammen 9.',
    'Ensemble, vos deux prénoms donnent 9.',
    'Vuestros dos nombres suman 9.',
    'Obě jména dávají dohromady 9.',
    'You carry the number 4.',
    'Your name, read aloud, makes a stubborn, generous 4.',
    'Die Zahl deines Namens ist 4.',
    'Číslo vašeho jména je 4.',
    'Your two names, woven together, make a silver 7.',
    'Du hast die Zahl 4.',
    'Your compatibility is 87%.',
    'I would give it eight out of ten.',
    'On the scale of the letters you reach eighty-four out of a hundred.',
    'Your names come to 84 out of 100.',
    'Zusammen erreicht ihr vierundachtzig von hundert.',
    'Vous atteignez soixante-douze sur cent.',
    'He is a Scorpio, so he hides.',
    'Your birth chart says otherwise.',
    'Vaše číslo je 8, a to je hodně.',
    'Shoda je 87 procent.',
    'On je Štír, a proto mlčí.',
    'Deine Namenszahl ist 8.',
    'Ich gebe euch acht von zehn Punkten.',
    'Er ist Skorpion und schweigt.',
    'Tu número es ocho.',
    'La compatibilidad es del 87 por ciento.',
    'Él es de Escorpio y calla.',
    'Votre nombre est huit.',
    'Je vous donne huit sur dix.',
    'Il est Scorpion et se tait.',
    'Beside you lies the Dvojka pohárů, or is it die Hohepriesterin.',
  ])('rejects “%s”', (text) => {
    expect(loveNaming.invented(text, facts)).toBeDefined()
  })

  it('may add up all letters of both names before it reduces', () => {
    const names = castFor({ relationshipContext: context, yourName: 'Anna', partnerName: 'Tom' }).facts
    expect(loveNaming.invented('Your two names, added letter by letter, make a long 24.', names)).toBeUndefined()
    expect(loveNaming.invented('Your two names, added letter by letter, make a long 23.', names)).toBeDefined()
  })

  it.each(['Mira has the number %s.', 'Mira hat die Zahl %s.', 'Mira a le nombre %s.', 'Mira tiene el número %s.', 'Mira má číslo %s.'])(
    'knows whose number it is in “%s”',
    (text) => {
      const form = { id: 'form', label: '', detail: '', data: { partner: 'Mira' } }
      expect(loveNaming.invented(text.replace('%s', '9'), [...facts, form])).toBeDefined()
      expect(loveNaming.invented(text.replace('%s', '4'), [...facts, form])).toBeUndefined()
    },
  )
})

describe('the love form', () => {
  const messages = (form: unknown) => loveForm.safeParse(form).error?.issues.map(({ message }) => message)
  it.each([
    [{}, 'Please describe your situation'],
    [{ relationshipContext: ' \n ' }, 'Please describe your situation'],
    [{ relationshipContext: 'We met.' }, 'Please provide a bit more detail (min 20 characters)'],
    [{ relationshipContext: 'x '.repeat(3000) }, 'Please keep your situation under 5,000 characters'],
    [{ relationshipContext: '❤️'.repeat(30) }, 'Please describe your situation in words'],
    [{ relationshipContext: context, yourName: 'a'.repeat(101) }, 'Please keep your name under 100 characters'],
    [{ relationshipContext: context, partnerName: 'Ann\u202eLee' }, 'Please remove the hidden or control characters from this text'],
  ])('answers %# with a sentence', (form, message) => {
    expect(messages(form)?.[0]).toBe(message)
  })

  it('needs no names', () => {
    expect(messages({ relationshipContext: context, yourName: '', partnerName: '' })).toBeUndefined()
  })
})
