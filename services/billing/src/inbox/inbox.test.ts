import { AppError } from '@sibyl/platform/app-error'
import { eventually } from '@sibyl/platform/testing/eventually'
import { testClock } from '@sibyl/platform/testing/test-clock'
import { testParts } from '@sibyl/platform/testing/test-parts'
import { DAY, HOUR } from '@sibyl/platform/time'
import { billingMetrics } from '../metrics.ts'
import type { ProviderEvent, Subject } from '../provider/payment-provider.ts'
import { openInbox } from './inbox.ts'
import { noticeCollection } from './notice.ts'

const event = (id: string, more: Partial<ProviderEvent> = {}): ProviderEvent => ({
  id,
  type: 'payment_intent.succeeded',
  live: false,
  createdAt: '2026-11-21T11:59:59.000Z',
  subject: { kind: 'payment', id: 'pi_1' },
  ...more,
})

describe('the inbox of the provider’s events', () => {
  const open = async (work: (subject: Subject) => Promise<unknown>) => {
    const clock = testClock()
    const parts = testParts('billing', { clock })
    const notices = await parts.store.collection(noticeCollection)
    const inbox = openInbox({ ...parts, notices, live: false, work, metrics: billingMetrics(parts.metrics) })
    const state = async (id: string) => (await notices.get(id))?.state
    return { clock, notices, inbox, state }
  }

  it('processes an event once, however often it arrives', async () => {
    const worked: Subject[] = []
    const { inbox, state } = await open(async (subject) => worked.push(subject))
    await Promise.all(Array.from({ length: 20 }, () => inbox.receive(event('evt_1'))))
    await eventually(async () => expect(await state('evt_1')).toBe('done'))
    await inbox.receive(event('evt_1'))
    await inbox.close()
    expect(worked).toEqual([{ kind: 'payment', id: 'pi_1' }])
  })

  it('stores only the subject of an event', async () => {
    const { inbox, notices } = await open(async () => undefined)
    await inbox.receive(event('evt_1'))
    await inbox.close()
    expect(Object.keys((await notices.get('evt_1')) ?? {}).toSorted()).toEqual(
      ['_id', 'attempts', 'createdAt', 'keptUntil', 'live', 'notBefore', 'state', 'subject', 'type', 'version'].toSorted(),
    )
  })

  it('retries after growing delays, and gives up with the reason after three days', async () => {
    let tries = 0
    const { inbox, notices, clock, state } = await open(async () => {
      tries += 1
      throw new AppError('unavailable')
    })
    const began = clock.now()
    await inbox.receive(event('evt_1'))
    const notice = () => notices.get('evt_1')
    for (let turn = 1; (await state('evt_1')) === 'waiting'; turn += 1) {
      await eventually(async () => expect((await notice())?.reason && tries).toBe(turn))
      await eventually(async () =>
        expect((await notice())?.notBefore.localeCompare(clock.now()) === 1 || (await state('evt_1'))).toBeTruthy(),
      )
      clock.advance(HOUR)
      await inbox.workDue()
      await eventually(async () => expect(tries > turn || (await state('evt_1')) === 'aside').toBe(true))
    }
    expect(await notice()).toMatchObject({ state: 'aside', reason: 'unavailable' })
    expect(Date.parse(clock.now()) - Date.parse(began)).toBeGreaterThan(3 * DAY)
    await inbox.close()
  })

  it('ignores events about unknown objects, and those of the other mode', async () => {
    const { inbox, state } = await open(async () => {
      throw new Error('nobody should work on this')
    })
    await inbox.receive(event('evt_1', { subject: undefined }))
    await inbox.receive(event('evt_2', { live: true }))
    expect([await state('evt_1'), await state('evt_2')]).toEqual(['ignored', 'ignored'])
    await inbox.close()
  })
})
