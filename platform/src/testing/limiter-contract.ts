import { limits } from '@sibyl/contracts/limits'
import type { Limiter, Limits } from '../limiter/limiter.ts'
import { eventually } from './eventually.ts'

/** What every limiter must do. */
export const limiterContract = (name: string, open: (limits: Limits) => Promise<Limiter>): void => {
  describe(`${name} as a limiter`, () => {
    let limiter: Limiter
    beforeEach(async () => {
      limiter = await open({ ...limits, general: { points: 3, seconds: 60 }, contact: { points: 1, seconds: 1 } })
    })

    it('allows as many attempts as the limit says, and reports how many are left', async () => {
      const verdicts = []
      for (let asked = 0; asked < 4; asked += 1) verdicts.push(await limiter.consume('general', 'a'))
      expect(verdicts.map(({ allowed }) => allowed)).toEqual([true, true, true, false])
      expect(verdicts.map(({ remaining }) => remaining)).toEqual([2, 1, 0, 0])
      expect(verdicts[3]).toMatchObject({ limit: { points: 3, seconds: 60 }, resetSeconds: expect.any(Number) })
      expect(verdicts[3]?.resetSeconds).toBeGreaterThan(55)
      expect(verdicts[3]?.resetSeconds).toBeLessThanOrEqual(60)
    })

    it('counts correctly under concurrency', async () => {
      const verdicts = await Promise.all(Array.from({ length: 50 }, () => limiter.consume('general', 'a')))
      expect(verdicts.filter(({ allowed }) => allowed)).toHaveLength(3)
    })

    it('counts each subject and each limit separately', async () => {
      for (let asked = 0; asked < 4; asked += 1) await limiter.consume('general', 'a')
      expect(await limiter.consume('general', 'b')).toMatchObject({ allowed: true })
      expect(await limiter.consume('readings', 'a')).toMatchObject({ allowed: true, remaining: limits.readings.points - 1 })
    })

    it('accepts any text as a subject, and confuses none with another', async () => {
      const subjects = ['::1', '2001:db8::', 'a', 'a:a', 'a b\n*', 'ä☽', 'x'.repeat(1000)]
      for (const subject of subjects) expect(await limiter.consume('general', subject)).toMatchObject({ allowed: true, remaining: 2 })
    })

    it('returns its state without counting', async () => {
      expect(await limiter.peek('general', 'a')).toMatchObject({ allowed: true, remaining: 3 })
      for (let asked = 0; asked < 3; asked += 1) await limiter.consume('general', 'a')
      expect(await limiter.peek('general', 'a')).toMatchObject({ allowed: false, remaining: 0 })
      const seen = await limiter.peek('general', 'a')
      expect(seen).toMatchObject({ allowed: false, remaining: 0 })
      expect(seen.resetSeconds).toBeGreaterThan(55)
    })

    it('starts over after a reset', async () => {
      for (let asked = 0; asked < 4; asked += 1) await limiter.consume('general', 'a')
      await limiter.reset('general', 'a')
      expect(await limiter.consume('general', 'a')).toMatchObject({ allowed: true, remaining: 2 })
    })

    it('starts over when the window has ended', async () => {
      await limiter.consume('contact', 'a')
      expect(await limiter.consume('contact', 'a')).toMatchObject({ allowed: false })
      await eventually(async () => expect(await limiter.peek('contact', 'a')).toMatchObject({ allowed: true, remaining: 1 }))
      expect(await limiter.consume('contact', 'a')).toMatchObject({ allowed: true })
    })

    it('starts over also for a subject that never stops trying', async () => {
      await limiter.consume('contact', 'a')
      expect(await limiter.consume('contact', 'a')).toMatchObject({ allowed: false })
      await eventually(async () => expect(await limiter.consume('contact', 'a')).toMatchObject({ allowed: true }))
    })
  })
}
