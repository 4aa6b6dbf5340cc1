import { loveForm } from '@sibyl/contracts/http/reading-forms-love'
import type { Instant } from '@sibyl/platform/time'
import fc from 'fast-check'
import { pictureSvg } from '../../pictures/picture-svg.ts'
import type { Concern } from '../../safety/concern.ts'
import type { Cast } from '../method.ts'
import { cryptographic } from '../randomness.ts'
import { cardFacts } from '../tarot/named.ts'
import { numberFacts, themesIn } from './facts.ts'
import { love } from './love.ts'
import { loveNaming } from './named.ts'
import { nameNumber, relationOf, relations } from './numbers.ts'
import { stageOf } from './stages.ts'
import { loveThemes } from './themes.data.ts'

const context =
  'We have been together for six years and lately he is distant. We hardly talk, and I am not sure whether we should move in together.'
const occasion = { at: '2026-11-21T12:00:00.000Z' as Instant, date: '2026-11-21', zone: 'UTC', chance: cryptographic }
const cast = (form: Parameters<typeof love.cast>[0], premium = false, concerns: readonly Concern[] = []): Cast =>
  love.cast(form, { ...occasion, premium, concerns }) as Cast

const ids = ({ facts }: Cast) => facts.map(({ id }) => id)

describe('the numbers of names', () => {
  it.each([
    ['Albert Einstein', 9],
    ['Tomáš Dvořák', 4],
    ['Иван Петров', 7],
  ])('%s is %d', (name, number) => {
    expect(nameNumber(name)).toMatchObject({ number })
  })

  it('are left out, and said to be, where the letters cannot be spelt', () => {
    const facts = numberFacts({ yourName: 'مريم', partnerName: 'Ann', relationshipContext: context })
    expect(facts.map(({ id }) => id)).toEqual(['partner-number', 'names-note'])
    expect(facts[1]?.detail).toMatch(/^Your name could not be spelt/)
  })

  it('stand to each other as a theme, whatever they are', () => {
    const number = fc.constantFrom(1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 22, 33)
    fc.assert(
      fc.property(number, number, (one, other) => {
        expect(relations[relationOf(one, other)]).toBeDefined()
        expect(relationOf(one, other)).toBe(relationOf(other, one))
      }),
    )
  })

  it('give no score', () => {
    const facts = numberFacts({ yourName: 'Ann', partnerName: 'Bo Li', relationshipContext: context })
    expect(facts.map(({ id }) => id)).toEqual(['your-number', 'partner-number', 'numbers-together'])
    expect(JSON.stringify(facts)).not.toMatch(/%|per ?cent/)
  })
})

describe('what is told', () => {
  it.each([
    ['he cheated on me with a colleague', 'betrayal'],
    ['she never really talks to me', 'communication'],
    ['we live in different countries', 'long-distance'],
    ['he feels distant lately', 'distance'],
    ['I am so lonely beside him', 'loneliness'],
    ['his mother decides everything', 'family'],
    ['we have nothing in common any more', 'growing-apart'],
    ['she makes me smile', 'joy'],
  ])('“%s” turns on %s', (text, key) => {
    expect(themesIn(text).map(({ theme }) => theme.key)).toContain(key)
  })

  it.each([
    ['Podvedl mě s kolegyní a já nevím, co dál', 'betrayal'],
    ['Už spolu skoro nemluvíme a jen se hádáme', 'communication'],
    ['zije v jine zemi a vidame se malo', 'long-distance'],
    ['Jeho matka rozhoduje o všem', 'family'],
    ['Jsem vedle něj osamělá', 'loneliness'],
    ['Jsme spolu šťastní a hodně se smějeme', 'joy'],
    ['Er hat mich mit einer Kollegin betrogen', 'betrayal'],
    ['Wir streiten jeden Abend und er schweigt dann', 'communication'],
    ['Wir führen eine Fernbeziehung seit dem Sommer', 'long-distance'],
    ['Seine Mutter entscheidet alles', 'family'],
    ['Ich bin so einsam neben ihm', 'loneliness'],
    ['Wir haben uns auseinandergelebt', 'growing-apart'],
    ['Me ha engañado con una compañera', 'betrayal'],
    ['Ya no hablamos, solo discutimos', 'communication'],
    ['Vivimos en países distintos, es una relación a distancia', 'long-distance'],
    ['Su madre lo decide todo', 'family'],
    ['Me siento sola a su lado', 'loneliness'],
    ['Tengo muchos celos de su amiga', 'jealousy'],
    ['Il m’a trompée avec une collègue', 'betrayal'],
    ['On se dispute tous les soirs, puis le silence', 'communication'],
    ['Nous vivons une relation à distance', 'long-distance'],
    ['Sa mère décide de tout', 'family'],
    ['Je me sens seule à côté de lui', 'loneliness'],
    ['Je n’ai plus confiance en lui', 'trust'],
  ])('“%s” turns on %s, in its own language', (text, key) => {
    expect(themesIn(text).map(({ theme }) => theme.key)).toContain(key)
  })

  it.each([
    ['Nejsem s ním šťastná', 'joy'],
    ['Ich bin nicht glücklich mit ihm', 'joy'],
    ['No soy feliz con él', 'joy'],
    ['Je ne suis pas heureuse avec lui', 'joy'],
    ['Solo quiero saber lo que piensa', 'loneliness'],
    ['Potkali jsme se u kavárny na rohu', 'betrayal'],
    ['Wir trinken Kaffee am Fenster und lesen', 'family'],
    ['Nous buvons un café près de la fenêtre', 'money'],
  ])('“%s” does not turn on %s', (text, key) => {
    expect(themesIn(text).map(({ theme }) => theme.key)).not.toContain(key)
  })

  it('“I am not happy” is not what is good', () => {
    expect(themesIn('I am not happy with this').map(({ theme }) => theme.key)).not.toContain('joy')
  })

  it.each([
    ['My ex left me last spring', 'ended'],
    ['He does not know that I like him', 'unrequited'],
    ['I am not sure whether to stay', 'doubt'],
    ['I just met someone at work', 'new'],
    ['We have been married for ten years', 'settled'],
    ['Tell me about her and me please', 'open'],
    ['Po rozvodu se snažím najít klid', 'ended'],
    ['Nevím, jestli mám zůstat s ním', 'doubt'],
    ['Minulý týden jsem poznala jednoho muže', 'open'],
    ['Jsme spolu dvanáct let a bydlíme v Brně', 'settled'],
    ['Mein Ex schreibt mir wieder jeden Abend', 'ended'],
    ['Ich weiß nicht, ob ich ihn noch will', 'doubt'],
    ['Wir haben uns gerade kennengelernt, alles ist neu', 'new'],
    ['Wir sind verheiratet und haben einen Garten', 'settled'],
    ['Mi ex me escribe todas las noches', 'ended'],
    ['No sé si todavía lo amo', 'doubt'],
    ['Acabo de conocer a una mujer en el trabajo', 'new'],
    ['Mi marido y yo vivimos en Sevilla', 'settled'],
    ['Mon ex m’écrit de nouveau chaque soir', 'ended'],
    ['Je ne sais pas si je l’aime encore', 'doubt'],
    ['Je viens de rencontrer un homme au travail', 'new'],
    ['Il ne sait pas que je pense à lui', 'unrequited'],
  ])('“%s” stands as %s', (text, key) => {
    expect(stageOf(text).key).toBe(key)
  })

  it('is named at its span', () => {
    for (const { data } of cast({ relationshipContext: context }, true).facts) {
      if (data.kind !== 'theme' && !data.span) continue
      const [start = 0, end = 0] = data.span as number[]
      expect(context.slice(start, end)).toBe(data.words)
    }
  })

  it('has themes whose readings fit a sentence', () => {
    expect(loveThemes.filter(({ readings }) => readings.some((each) => each.split(' ').length > 8)).map(({ key }) => key)).toEqual([])
    expect(loveThemes.filter(({ ask }) => !ask.endsWith('?') || ask.split(' ').length > 12).map(({ key }) => key)).toEqual([])
  })
})

describe('a love reading', () => {
  it('draws two cards, four for premium readers', () => {
    expect(cardFacts(cast({ relationshipContext: context }).facts)).toHaveLength(2)
    expect(cardFacts(cast({ relationshipContext: context }, true).facts).map(({ data }) => data.positionName)).toEqual([
      'You',
      'The other, as you see them',
      'Between you',
      'The next step',
    ])
  })

  it('says where it stands and what it turns on', () => {
    const reading = cast({ relationshipContext: context, yourName: 'Ann', partnerName: 'Petr' })
    expect(ids(reading)).toEqual(
      expect.arrayContaining(['your-number', 'partner-number', 'numbers-together', 'stage', 'theme-1', 'theme-2']),
    )
  })

  it('says so where it recognises nothing', () => {
    expect(ids(cast({ relationshipContext: 'Wir kennen uns seit drei Wochen und ich weiss nicht weiter.' }))).toContain('own-words')
  })

  it.each([true, false])('puts safety before everything where somebody is hurt', (premium) => {
    const reading = cast(
      { relationshipContext: 'My husband hits me. Can we be happy again?', yourName: 'Ann', partnerName: 'Jim' },
      premium,
      ['abuse'],
    )
    expect(ids(reading)[0]).toBe('safety')
    expect(ids(reading)).not.toEqual(expect.arrayContaining(['numbers-together']))
    expect(cardFacts(reading.facts).map(({ data }) => data.position)).toEqual(['self', 'support'])
    expect(love.principal(reading.facts)).toContain('safety')
    expect(reading.images[0]?.src).not.toContain('/pair/')
  })

  it('has a picture that opens the numbers and the stage', () => {
    const drawn = (form: { yourName?: string; partnerName?: string }) => {
      const { facts, images } = cast({ relationshipContext: context, ...form })
      const [, code = ''] = /pair\/(.*)\.svg$/.exec(images[0]?.src ?? '') ?? []
      const opened = [...(pictureSvg('pair', code) ?? '').matchAll(/data-fact="([^"]+)"/g)].map(([, id]) => id)
      expect(opened.filter((id) => !facts.some((fact) => fact.id === id))).toEqual([])
      return opened
    }
    expect(drawn({ yourName: 'Ann', partnerName: 'Petr' })).toEqual(['stage', 'your-number', 'partner-number', 'numbers-together'])
    expect(drawn({})).toEqual(['stage'])
  })

  it('has a picture whose address holds no name and none of the words', () => {
    fc.assert(
      fc.property(fc.boolean(), fc.constantFrom('Ann', 'Tomáš', undefined), (premium, yourName) => {
        const [image] = cast({ relationshipContext: context, yourName, partnerName: 'Petr Novák' }, premium).images
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

describe('what a reading may say of two', () => {
  const { facts } = cast({ relationshipContext: context, yourName: 'Albert Einstein', partnerName: 'Tomáš Dvořák' })
  it.each([
    'Your number 9 is a wide one, and their number is 4.',
    'The two of you have five evenings a week; that is a good number of evenings.',
    'A leo of a man, a cancer of doubt, and the moon in the window.',
    'Trust is not a sum.',
    'Vaše číslo je 9 a jejich 4; osm večerů z týdne je dost.',
    'Deine Zahl ist 9. Er ist ein Löwe von einem Mann, und die Waage steht in der Küche.',
    'Tu número es 9, y tu llamada llegó a las ocho de la tarde.',
    'Votre nombre est 9 ; il est fort comme un lion et la balance est dans la cuisine.',
  ])('lets “%s” stand', (text) => {
    expect(loveNaming.invented(text, facts)).toBeUndefined()
  })

  it.each([
    'Your name number is 8, which is strong.',
    'Your compatibility is 87%.',
    'I would give it eight out of ten.',
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
  ])('refuses “%s”', (text) => {
    expect(loveNaming.invented(text, facts)).toBeDefined()
  })
})

describe('the form of two', () => {
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
