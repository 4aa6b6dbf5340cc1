import fc from 'fast-check'
import { pictureSvg } from '../../picture-addresses/picture-svg.ts'
import { spreadOut } from './spread-out.ts'

const bodies = 'su.28036-mo.22332-me.27189-ve.24156-ma.32796-ju.2525-sa.4039r-ur.31480-ne.30319-pl.25145-no.12500r'
const cusps = [2426, 6114, 8100, 9961, 11900, 14500, 20426, 24114, 26100, 27961, 29900, 32500]
const sky = `as.2426-mc.27961-${cusps.map((cusp, index) => `c${index + 1}.${cusp}`).join('-')}`
const timed = `${bodies}-${sky}`
const week = 'd20261123-1.729.mo-in-gem-1.953.ph-full-3.57.ma-in-vir-4.300.ma-tri-sa-5.1100.me-st'

/** Whether every element that opens also closes, in order. */
const wellFormed = (svg: string | undefined): void => {
  const open: string[] = []
  for (const [tag, closing, name] of (svg ?? '').matchAll(/<(\/?)([a-z]+)[^<>]*>/gi)) {
    if (closing) expect(open.pop()).toBe(name)
    else if (!tag.endsWith('/>') && name) open.push(name)
  }
  expect(open).toEqual([])
  expect(svg).toMatch(/^<svg .*<title id="t">.+<\/title><desc id="d">.+<\/desc>.*<\/svg>$/s)
}

const factsIn = (svg: string | undefined): string[] => [...(svg ?? '').matchAll(/data-fact="([^"]+)"/g)].map(([, id = '']) => id)

describe('the natal wheel', () => {
  it('shows every body, angle, house and aspect of its code, each under the id of its fact', () => {
    const svg = pictureSvg('natal-wheel', timed)
    wellFormed(svg)
    expect(factsIn(svg)).toEqual(
      expect.arrayContaining(['sun', 'moon', 'pluto', 'node', 'ascendant', 'midheaven', 'house-1', 'house-12', 'aspect-sun-saturn']),
    )
    expect(svg).toContain('<title>Saturn 10°23′ Taurus, retrograde</title>')
    expect(svg).toContain('<title>Sun 10°22′ Capricorn</title>')
    expect(svg).not.toContain('unknown')
  })

  it('has neither houses nor angles without a time of birth, and says so', () => {
    const svg = pictureSvg('natal-wheel', bodies)
    wellFormed(svg)
    expect(factsIn(svg).some((id) => /house|ascendant|midheaven/.test(id))).toBe(false)
    expect(svg).toContain('Time of birth unknown')
  })

  it.each([
    ['nothing', ''],
    ['a body twice', 'su.1-su.2'],
    ['a longitude of 360 degrees', 'su.36000'],
    ['an unknown body', 'xx.100'],
    ['an angle that runs backwards', `${bodies}-as.2426r`],
    ['angles without cusps', `${bodies}-as.2426-mc.27961`],
    ['a cusp too few', timed.replace(/-c12\.\d+/, '')],
    ['markup', 'su.1"><script>alert(1)</script>'],
    ['a path', '../../su.1'],
    ['too much', `${timed}-${'0'.repeat(600)}`],
  ])('draws nothing for %s', (_, code) => {
    expect(pictureSvg('natal-wheel', code)).toBeUndefined()
  })

  it('draws nothing, or a well-formed picture, whatever the address contains', () => {
    const part = fc.oneof(fc.constantFrom(...timed.split('-')), fc.stringMatching(/^[a-z0-9.<>"'&r]{0,9}$/))
    fc.assert(
      fc.property(fc.array(part, { maxLength: 26 }), (parts) => {
        const svg = pictureSvg('natal-wheel', parts.join('-'))
        if (svg !== undefined) expect(svg).not.toMatch(/NaN|undefined|<script|&(?!amp;)/)
      }),
    )
  })
})

describe('glyphs on a circle', () => {
  const apart = (a: number, b: number) => Math.abs(((a - b + 540) % 360) - 180)
  const angles = fc.array(fc.double({ min: 0, max: 359.99, noNaN: true }), { minLength: 1, maxLength: 13 })

  it('never overlap, and keep their order', () => {
    fc.assert(
      fc.property(angles, (wanted) => {
        const shown = spreadOut(wanted, 9.2)
        const sorted = [...shown].sort((a, b) => a - b)
        sorted.forEach((place, index) => {
          const next = sorted[(index + 1) % sorted.length] ?? place
          if (sorted.length > 1) expect(apart(place, next)).toBeGreaterThanOrEqual(9.2 - 1e-6)
        })
      }),
      { numRuns: 500 },
    )
  })

  it('stay in place if there is room', () => {
    expect(spreadOut([10, 100, 200], 9)).toEqual([10, 100, 200])
    const [a = 0, b = 0, c = 0] = spreadOut([359, 0, 1], 9)
    expect([a, b, c].map(Math.round)).toEqual([351, 0, 9])
  })
})

describe('the week', () => {
  it('shows each event under the id of its fact, at its local time', () => {
    const svg = pictureSvg('week-strip', week)
    wellFormed(svg)
    const events = ['moon-enters-gemini', 'phase-full', 'mars-enters-virgo', 'transit-mars-trine-saturn', 'station-mercury']
    expect(factsIn(svg)).toEqual([...[1, 2, 3, 4, 5, 6, 7].map((day) => `day-${day}-moon`), ...events])
    expect(svg).toContain('<title>Moon enters Gemini, 12:09</title>')
    expect(svg).toContain('The sky of the week from 23 November 2026')
  })

  it.each([
    '',
    'd20260231',
    'd20261123-7.1.ph-full',
    'd20261123-1.1440.ph-full',
    'd20261123-1.1.mo-in-xxx',
    'd20261123-1.1.no-zz-su',
    'd20261123-1.1.ph-full<b>',
  ])('draws nothing for "%s"', (code) => {
    expect(pictureSvg('week-strip', code)).toBeUndefined()
  })

  it.each(['week-strip', 'week-column'])('draws a week in which nothing happens: %s', (kind) => {
    wellFormed(pictureSvg(kind, 'd20261123'))
  })

  it('shows the same facts one day below the other', () => {
    const svg = pictureSvg('week-column', week)
    wellFormed(svg)
    expect([...factsIn(svg)].sort()).toEqual([...factsIn(pictureSvg('week-strip', week))].sort())
  })
})
