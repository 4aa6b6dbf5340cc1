import { pictureSvg } from '../../picture-addresses/picture-svg.ts'
import { castFor, fact, labels } from './cast.fixture.ts'
import { numerologyWriting } from './writing.ts'

describe('a change of name', () => {
  const change = (fullName: string, newName: string, premium = false) =>
    castFor({ readingType: 'namechange', fullName, newName, dateOfBirth: '1979-03-14' }, { premium })

  it('has the numbers of both names, and those of the date, which stay', () => {
    const reading = change('Albert Einstein', 'Albert Weber')
    expect(labels(reading)).toEqual([
      'Expression 9 of the old name',
      'Expression 3 of the new name',
      'Soul Urge 7 of the old name',
      'Soul Urge 7 of the new name',
      'Personality 11 of the old name',
      'Personality 5 of the new name',
      'Life Path 7',
      'Birthday 5',
    ])
    expect(fact(reading, 'soul-urge-new').data).toMatchObject({ stays: true, part: 'soul-urge-kept' })
    expect(fact(reading, 'expression-new').data).toMatchObject({ stays: false, part: 'expression-new' })
    expect(numerologyWriting.sections(reading.facts)).toEqual([
      'expression-new',
      'soul-urge-new',
      'personality-new',
      'life-path',
      'birthday',
    ])
    expect(numerologyWriting.principal(reading.facts)).toContain('expression')
  })

  it('shows premium readers the letter values that come and go', () => {
    const reading = change('Mira Lund', 'Io Ng', true)
    expect(labels(reading)).toEqual(expect.arrayContaining([expect.stringMatching(/^The new name leaves behind /)]))
  })

  it.each([
    ['fullName', 'محمد علي', 'Mira Lund'],
    ['newName', 'Mira Lund', '山田 太郎'],
  ])('refuses in %s letters that cannot be counted', (field, before, after) => {
    expect(() => change(before, after)).toThrow(
      expect.objectContaining({ code: 'invalid_input', fields: [expect.objectContaining({ field })] }),
    )
  })

  it('is drawn in two halves, without either name', () => {
    const { images } = change('Ng', 'Albert Weber')
    expect(JSON.stringify(images)).not.toMatch(/albert|weber/i)
    const code = /numbers\/(.+)\.svg$/.exec(images[0]?.src ?? '')?.[1] ?? ''
    expect(pictureSvg('numbers', code)).toContain('New Soul Urge 7')
  })
})
