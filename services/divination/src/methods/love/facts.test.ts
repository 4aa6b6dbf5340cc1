import type { LoveForm } from '@sibyl/contracts/http/reading-forms-love'
import type { Instant } from '@sibyl/platform/time'
import fc from 'fast-check'
import type { Concern } from '../../safety/concern.ts'
import type { Cast } from '../method.ts'
import { cryptographic } from '../randomness.ts'
import { cast } from './engine.ts'
import { numberFacts, themesIn } from './facts.ts'
import { relations } from './numbers.data.ts'
import { nameNumber, relationOf } from './numbers.ts'
import { stageOf } from './stages.ts'
import { loveThemes } from './themes.data.ts'

const context =
  'We have been together for six years and lately he is distant. We hardly talk, and I am not sure whether we should move in together.'
const occasion = { at: '2026-11-21T12:00:00.000Z' as Instant, date: '2026-11-21', zone: 'UTC', chance: cryptographic }
const castFor = (form: LoveForm, premium = false, concerns: readonly Concern[] = []): Cast => cast(form, { ...occasion, premium, concerns })

describe('the numbers of names', () => {
  it.each([
    ['Albert Einstein', 9],
    ['Tomáš Dvořák', 4],
    ['Иван Петров', 7],
  ])('%s is %d', (name, number) => {
    expect(nameNumber(name)).toMatchObject({ number })
  })

  it('are left out, with an explanation, if the letters cannot be transliterated', () => {
    const facts = numberFacts({ yourName: 'مريم', partnerName: 'Ann', relationshipContext: context })
    expect(facts.map(({ id }) => id)).toEqual(['partner-number', 'names-note'])
    expect(facts[1]?.detail).toMatch(/^Your name could not be spelt/)
  })

  it('relate as a theme, whatever they are', () => {
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

describe('the relationship context', () => {
  it.each([
    ['he cheated on me with a colleague', 'betrayal'],
    ['she never really talks to me', 'communication'],
    ['we live in different countries', 'long-distance'],
    ['he feels distant lately', 'distance'],
    ['I am so lonely beside him', 'loneliness'],
    ['his mother decides everything', 'family'],
    ['we have nothing in common any more', 'growing-apart'],
    ['she makes me smile', 'joy'],
  ])('“%s” touches %s', (text, key) => {
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
  ])('“%s” touches %s, in its own language', (text, key) => {
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
  ])('“%s” does not touch %s', (text, key) => {
    expect(themesIn(text).map(({ theme }) => theme.key)).not.toContain(key)
  })

  it('“I am not happy” is not read as something good', () => {
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
    ['Nous vivons ensemble depuis deux ans', 'settled'],
    ['Depuis deux mois nous sortons ensemble', 'new'],
    ['Llevamos dos años juntos', 'settled'],
    ['Jsme spolu dva roky', 'settled'],
  ])('“%s” is at the stage %s', (text, key) => {
    expect(stageOf(text).key).toBe(key)
  })

  it('is quoted at its span', () => {
    for (const { data } of castFor({ relationshipContext: context }, true).facts) {
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

describe('themes and numbers that fit', () => {
  const said = (relationshipContext: string) =>
    castFor({ relationshipContext }).facts.flatMap(({ data }) => (data.kind === 'theme' ? [data.key] : []))

  it.each([
    'We met two years ago.',
    'Wir haben uns vor zwei Jahren kennengelernt.',
    'Poznali jsme se před dvěma lety.',
    'Nos conocimos hace dos años.',
    'On s’est rencontrés il y a deux ans.',
  ])('how long ago two people met is not a past in the room: %s', (text) => {
    expect(said(text)).toEqual([])
  })

  it.each([
    'We only talk about bills.',
    'We never laugh any more.',
    'Wir reden nur über Rechnungen.',
    'Mluvíme jen o účtech.',
    'Solo hablamos de facturas.',
    'On ne rit plus ensemble.',
  ])('what two people talk and laugh about is communication: %s', (text) => {
    expect(said(text)).toContain('communication')
    expect(said(text)).not.toContain('joy')
  })
})
