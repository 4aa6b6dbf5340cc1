import { readFileSync } from 'node:fs'
import type { LoveForm } from '@sibyl/contracts/http/reading-forms-love'
import type { Fact } from '@sibyl/contracts/http/readings'
import { pictureSvg } from '../../../picture-addresses/picture-svg.ts'
import { bodyCodes } from '../../astrology/chart/bodies.ts'
import { halfTurn } from '../../astrology/chart/signs.ts'
import type { Birth } from '../../astrology/natal/birth.ts'
import { cast as castForm } from '../engine.ts'
import { loveNaming } from '../named.ts'
import { loveWriting } from '../writing.ts'
import { midpoint } from './composite.ts'
import { synastryFacts } from './facts.ts'
import { sideOf } from './side.ts'

type Born = { birth: number; latitude: number; longitude: number }

/** Numbers from the Swiss Ephemeris, which is no part of this project. The file says how they were made. */
const swiss = JSON.parse(readFileSync(new URL('swiss-ephemeris.fixture.json', import.meta.url), 'utf8')) as {
  pairs: { yours: Born; theirs: Born; aspects: string; composite: string; overlays: string }[]
}

/** A birth at a moment and a place. */
const birthAt = ({ birth, latitude, longitude }: Born): Birth =>
  ({ at: birth, place: { latitude, longitude }, time: { clock: '12:00' } }) as Birth

const codes: Readonly<Record<string, string>> = { ...bodyCodes, ascendant: 'as', midheaven: 'mc' }
const ofKind = (facts: readonly Fact[], kind: string) => facts.map(({ data }) => data).filter((data) => data.kind === kind)

const MINUTE = 1 / 60
const limits: Readonly<Record<string, number>> = { con: 6, sex: 3, squ: 5, tri: 5, opp: 6 }

describe('forty pairs against the Swiss Ephemeris', () => {
  const pairs = swiss.pairs.map(({ yours, theirs, ...expected }) => {
    const facts = synastryFacts(sideOf(birthAt(yours)), sideOf(birthAt(theirs)))
    return { facts, ...expected }
  })

  it('has every aspect, none invented, each within a minute of orb', () => {
    expect(pairs).toHaveLength(40)
    for (const { facts, aspects } of pairs) {
      const ours = new Map(
        ofKind(facts, 'cross-aspect').map(({ a, aspect, b, orb }) => [
          `${codes[String(a)]}-${String(aspect).slice(0, 3)}-${codes[String(b)]}`,
          Number(orb),
        ]),
      )
      const theirs = new Map(aspects.split(' ').map((text) => [text.slice(0, 9), Number(text.slice(10))]))
      // An aspect within a minute of the limit may count on one side only.
      const onLimit = (code: string, orb: number): boolean => (limits[code.slice(3, 6)] ?? 0) - orb < MINUTE
      for (const [code, orb] of theirs)
        if (!onLimit(code, orb)) expect([code, Math.abs((ours.get(code) ?? 99) - orb) < MINUTE]).toEqual([code, true])
      for (const [code, orb] of ours) if (!onLimit(code, orb)) expect([...theirs.keys()]).toContain(code)
    }
  })

  it('has composite points within thirty seconds of arc', () => {
    for (const { facts, composite } of pairs) {
      const ours = new Map(ofKind(facts, 'composite').map(({ point, longitude }) => [codes[String(point)], Number(longitude)]))
      expect(ours.size).toBe(12)
      for (const [code = '', longitude] of composite.split(' ').map((text) => text.split('-')))
        expect([code, Math.abs(halfTurn((ours.get(code) ?? 999) - Number(longitude))) < 30 / 3600]).toEqual([code, true])
    }
  })

  it('puts each planet into the same house', () => {
    for (const { facts, overlays } of pairs) {
      const ours = ofKind(facts, 'overlay').flatMap(({ of, house, bodies }) =>
        (bodies as string[]).map((body) => `${String(of).charAt(0)}-${codes[body]}-${house}`),
      )
      expect(ours.toSorted()).toEqual(overlays.split(' ').toSorted())
    }
  })
})

test('the midpoint lies on the shorter arc', () => {
  expect([midpoint(350, 20), midpoint(20, 350), midpoint(10, 100), midpoint(0, 180)]).toEqual([5, 5, 55, 90])
})

const mira = { dateOfBirth: '1991-03-14', timeOfBirth: '01:06', placeOfBirth: 'Brno, Czechia' }
const jonas = { dateOfBirth: '1989-09-02', timeOfBirth: '21:15', placeOfBirth: 'Hamburg, Germany' }
const relationshipContext = 'We met on a train and write to each other each week. Should we move in together?'

const cast = async (form: Partial<LoveForm>, concerns: readonly 'abuse'[] = []) =>
  castForm(
    { relationshipContext, yourBirth: mira, partnerBirth: jonas, ...form },
    { at: '2026-11-23T08:00:00.000Z', date: '2026-11-23', zone: 'UTC', chance: () => 0, premium: false, concerns },
  )

describe('a love reading with two births', () => {
  it('rests on both charts and on the reader’s words, and draws no cards', async () => {
    const { facts, images } = await cast({})
    expect(facts.slice(0, 5).map(({ label, data }) => [label, data.rank])).toEqual([
      ['Your Mars square their Mars', 1],
      ['Your Mars trine their Venus', 2],
      ['Your Ascendant square their Sun', 3],
      ['Your Midheaven conjunct their Moon', 4],
      ['Your Venus conjunct their Ascendant', 5],
    ])
    expect(facts.map(({ id }) => id)).toEqual(expect.arrayContaining(['theirs-in-house-9', 'yours-in-house-12', 'composite-sun', 'stage']))
    expect(facts.filter(({ data }) => data.card)).toEqual([])
    expect(images[0]?.src).toContain('/double-wheel/')
    expect(loveWriting.sections(facts).slice(-5)).toEqual(facts.slice(0, 5).map(({ id }) => id))
  })

  it('has a wheel whose lines are its contacts, the five strongest with a bead', async () => {
    const { facts, images } = await cast({})
    const [, code = ''] = /double-wheel\/(.*)\.svg$/.exec(images[0]?.src ?? '') ?? []
    const svg = pictureSvg('double-wheel', code) ?? ''
    const drawn = [...svg.matchAll(/data-fact="([^"]+)"( data-minor)?/g)]
    const contacts = facts.filter(({ data }) => data.kind === 'cross-aspect').map(({ id }) => id)
    const lines = drawn.flatMap(([, id, minor]) => (minor ? [id] : []))
    // Their Neptune stands beside their Midheaven, and their Mercury beside their Moon: such a line is drawn but cannot be told apart.
    expect(contacts.filter((id) => !lines.includes(id))).toEqual(['cross-midheaven-neptune', 'cross-mercury-moon', 'cross-saturn-moon'])
    expect(lines.filter((id) => !contacts.includes(id ?? ''))).toEqual([])
    expect(drawn.flatMap(([, id, minor]) => (minor ? [] : [id]))).toEqual(contacts.slice(0, 5))
    expect(svg).not.toMatch(/NaN|undefined/)
    expect(code.length).toBeLessThan(560)
  })

  it('says nothing of when and where anybody was born', async () => {
    expect(JSON.stringify(await cast({}))).not.toMatch(/19(?:91|89)|Brno|Hamburg|01:06|21:15/)
  })

  it('has no houses, angles or Moon from the side whose hour is not known', async () => {
    const { facts } = await cast({ partnerBirth: { ...jonas, timeOfBirth: undefined, unknownTime: true } })
    const ids = facts.map(({ id }) => id)
    expect(ids).toContain('hour-note')
    expect(ids.filter((id) => /^yours-in|^composite-(?:moon|ascendant|midheaven)|^cross-\w+-(?:ascendant|midheaven)/.test(id))).toEqual([])
    expect(ids.some((id) => id.startsWith('theirs-in-house'))).toBe(true)
  })

  it('offers no charts to a reader who is hurt', async () => {
    const { facts } = await cast({}, ['abuse'])
    const ids = facts.map(({ id }) => id)
    expect(ids.slice(0, 3)).toEqual(['safety', 'card-1', 'card-2'])
    expect(ids.filter((id) => /^cross|^composite|house|contacts/.test(id))).toEqual([])
  })

  it('names the seat of an impossible birth', async () => {
    await expect(cast({ partnerBirth: { ...jonas, placeOfBirth: 'Nowhereville' } })).rejects.toMatchObject({
      code: 'invalid_input',
      fields: [{ field: 'partnerBirth.placeOfBirth' }],
    })
  })
})

describe('what a text about two charts may say', () => {
  it.each([
    'Your Mars square their Mars is loud, and your Venus stands in Aries.',
    'Dein Mars im Quadrat zu seinem Mars ist laut. Seine Sonne, sein Mond und Merkur stehen in deinem neunten Haus.',
    'Tvá Venuše v Beranu potkává jeho Ascendent v Beranu. Kompozitní Slunce je v Blížencích.',
    'Tu Marte en cuadratura con su Marte hace ruido. Su Sol está en tu casa nueve.',
    'Ton Mars au carré de son Mars fait du bruit. Ta Vénus en Bélier rejoint son Ascendant en Bélier.',
    'Your birth chart and theirs lie on one wheel, 0°36′ from exact.',
  ])('%s', async (text) => {
    expect(loveNaming.invented(text, (await cast({})).facts)).toBeUndefined()
  })

  it.each([
    'Your Saturn trine their Venus makes it last.',
    'Their Venus is in Gemini.',
    'Your Venus in Libra and theirs agree.',
    'Their Mars trine your Venus is easy.',
    'Sa Lune est en Capricorne.',
    'Dein Saturn im Trigon zu seiner Venus hält.',
    'Tvůj Saturn je v trigonu k jeho Venuši.',
    'Sein Jupiter steht in deinem dritten Haus.',
    'Deine Venus steht im Zeichen Zwillinge.',
    'Tvoje Venuše je v Blížencích.',
    'Tu Venus está en Géminis.',
    'You are an 87% match.',
  ])('not: %s', async (text) => {
    expect(loveNaming.invented(text, (await cast({})).facts)).toBeDefined()
  })
})

test.each(['', 'su.1', 'su.1~', 'su.1~su.360000', 'su.1~su.2~su.3', 'su.1-su.2~su.3', 'su.1~su.2-c1.5', 'su.1-as.2~su.3', 'su.1~<svg>'])(
  'a code like %j draws nothing',
  (code) => {
    expect(pictureSvg('double-wheel', code)).toBeUndefined()
  },
)
