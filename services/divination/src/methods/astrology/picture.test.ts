import { shown } from './picture.ts'

const cusps = [2426, 6114, 8100, 9961, 11900, 14500, 20426, 24114, 26100, 27961, 29900, 32500]
const timed = `su.28036-mo.22332-sa.4039r-no.12500r-as.2426-mc.27961-${cusps.map((cusp, index) => `c${index + 1}.${cusp}`).join('-')}`

describe('a decoded wheel', () => {
  it('has its longitudes to a hundredth of a degree, with names and positions in words', () => {
    const wheel = shown['natal-wheel'](timed)
    expect(wheel?.points[0]).toEqual({
      fact: 'sun',
      name: 'Sun',
      code: 'su',
      retrograde: false,
      longitude: 280.36,
      degree: 10,
      minute: 22,
      position: '10°22′ Capricorn',
    })
    expect(wheel?.points.map(({ fact }) => fact)).toEqual(['sun', 'moon', 'saturn', 'node', 'ascendant', 'midheaven'])
    expect(wheel?.points.filter(({ retrograde }) => retrograde).map(({ fact }) => fact)).toEqual(['saturn'])
    expect(wheel?.sky?.cusps).toHaveLength(12)
    expect(wheel?.aspects.map(({ title }) => title)).toEqual(['Sun trine Saturn', 'Moon opposition Saturn', 'Sun sextile Moon'])
  })

  it('has an aspect of the Moon without a time of birth only if it held all day', () => {
    const titles = (code: string) => shown['natal-wheel'](code)?.aspects.map(({ title }) => title)
    expect(titles('su.0-mo.8500')).toEqual([])
    expect(titles('su.0-ma.9000')).toEqual(['Sun square Mars'])
  })
})

describe('a decoded week', () => {
  it('has the Moon of each day as far as the events determine it', () => {
    const strip = shown['week-strip']('d20261123-1.729.mo-in-gem-1.953.ph-full')
    expect(strip?.days.map(({ sign }) => sign)).toEqual([1, 1, 2, 2, 2, 2, 2])
    expect(strip?.days[1]?.elongation).toBeCloseTo(178.03, 2)
    expect(strip?.events.map(({ title }) => title)).toEqual(['Moon enters Gemini', 'Full Moon'])
  })

  it('may be empty', () => {
    expect(shown['week-strip']('d20261123')?.events).toEqual([])
  })
})
