import { type Decision, decide, type ScalerSettings } from './autoscaler.ts'

const settings: ScalerSettings = { min: 1, max: 100, target: 100, counts: 'all', pollSeconds: 15, startSeconds: 30, downSeconds: 300 }
const decided = (current: number, messages: number, at = 1000, earlier: readonly Decision[] = []) =>
  decide(settings, { at, current, messages, earlier })

describe('the scaling of generators', () => {
  it('runs one per so many messages, within its limits', () => {
    expect(decided(3, 450).generators).toBe(5)
    expect(decided(1, 0).generators).toBe(1)
    expect(decided(80, 50_000).generators).toBe(100)
  })

  it('ignores a deviation of a tenth', () => {
    expect(decided(10, 1090).generators).toBe(10)
    expect(decided(10, 1120).generators).toBe(12)
  })

  it('at most doubles, or adds four', () => {
    expect(decided(1, 9000).generators).toBe(5)
    expect(decided(20, 9000).generators).toBe(40)
  })

  it('scales down only after fewer have been enough for a while', () => {
    const before = decided(10, 1000, 1000)
    expect(decided(10, 200, 1100, [before]).generators).toBe(10)
    expect(decided(10, 200, 1301, [before]).generators).toBeLessThan(10)
  })

  it('removes a quarter of them per minute, or one', () => {
    const first = decided(20, 200)
    expect(first).toMatchObject({ wanted: 2, generators: 15 })
    const second = decided(15, 200, 1015, [{ at: 990, wanted: 2, generators: 20 }, first])
    expect(second.generators).toBe(15)
    expect(decided(15, 200, 1075, [first, second]).generators).toBe(11)
    expect(decided(3, 100).generators).toBe(2)
  })
})
