import { overreaches } from '@sibyl/divination/safety/overreach'
import { heldOutStatements, readStatements, type Statement } from './statements.ts'

/** The sentences that the classifier takes for forbidden ones. */
const found = (of: readonly Statement[]): string[] => of.map(({ text }) => text).filter(overreaches)

describe('the classifier of statements', () => {
  const heldOut = heldOutStatements()
  const [forbidden, allowed] = [heldOut.filter(({ label }) => label !== 'ok'), heldOut.filter(({ label }) => label === 'ok')]

  it('finds half of forbidden sentences that it has not seen, beside what the lists of phrases find', () => {
    expect(found(forbidden).length).toBeGreaterThanOrEqual(0.5 * forbidden.length)
  })

  it('allows 199 of 200 good ones that it has not seen', () => {
    expect(found(allowed).slice(Math.floor(allowed.length / 200))).toEqual([])
  })

  it('allows every ordinary sentence that it learned from', () => {
    expect(found(readStatements().filter(({ label, origin }) => label === 'ok' && origin !== 'statements'))).toEqual([])
  })
})
