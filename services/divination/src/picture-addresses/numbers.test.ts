import fc from 'fast-check'
import { pictureSvg } from './picture-svg.ts'

const numbersSvg = (code: string) => pictureSvg('numbers', code)

const core = fc.constantFrom(1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 22, 33)

describe('the picture of numbers', () => {
  it('draws every life path, well-formed and without the name', () => {
    fc.assert(
      fc.property(core, core, core, core, core, (life, expression, soulUrge, personality, day) => {
        const birthday = day === 33 ? 22 : day
        const svg = numbersSvg(`lp${life}-ex${expression}-su${soulUrge}-pe${personality}-bd${birthday}`) ?? ''
        expect(svg).toMatch(/^<svg .*<\/svg>$/s)
        expect(svg).toContain(
          `<title id="t">A mandala of numbers: Life Path ${life}, Soul Urge ${soulUrge}, Expression ${expression}, Personality ${personality}, Birthday ${birthday}</title>`,
        )
        expect(svg).toContain('<desc id="d">')
        expect(svg).not.toMatch(/NaN|undefined|Infinity/)
        expect(numbersSvg(`lp${life}-bd${birthday}`)).toContain('</svg>')
      }),
      { numRuns: 40 },
    )
  })

  it('draws every month with its number of days', () => {
    expect(numbersSvg('py5-2026-11-20')).toContain(
      '<title id="t">November 2026 in numbers: Personal Year 5, Personal Month 7, Personal Day 9</title>',
    )
    expect(numbersSvg('py9-2028-02-29')).toBeDefined()
    expect(numbersSvg('py5-2026-11-20')).not.toMatch(/NaN|undefined/)
  })

  it.each([
    '',
    'lp6',
    'lp10-bd1',
    'lp0-bd1',
    'lp6-bd33',
    'lp6-bd5-ex3',
    'lp6-ex9-ex9-bd5',
    'lp6-bd5 ',
    'lp6-bd5\n',
    'LP6-BD5',
    'lp06-bd5',
    'lp6-bd5"><script>',
    'py0-2026-11-20',
    'py11-2026-11-20',
    'py5-2026-02-30',
    'py5-2026-13-01',
    'py5-1026-01-01',
    'py5-20261-01-01',
    'py5-2026-11-20-x',
    '<svg onload=alert(1)>',
    '__proto__',
    `lp6-bd5${'5'.repeat(500)}`,
  ])('rejects the code %j', (code) => {
    expect(numbersSvg(code)).toBeUndefined()
  })

  it('lets nothing of a hostile code into the page', () => {
    fc.assert(fc.property(fc.string({ maxLength: 60 }), (code) => numbersSvg(code) === undefined || /^(?:lp|py)[\da-z-]+$/.test(code)))
  })
})
