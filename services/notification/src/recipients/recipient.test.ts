import { given } from '@sibyl/platform/testing/given'
import { DAY, plus } from '@sibyl/platform/time'
import { addRecipient, applySubscription, leave, type Recipient, rename, setReadyMail } from './recipient.ts'

const noon = '2026-11-21T12:00:00.000Z'
const later = '2026-11-21T13:00:00.000Z'
const unknown: Recipient = { _id: 'u', version: 0 }
const ada: Recipient = { ...unknown, email: 'ada@sibyl.example', firstName: 'Ada' }

describe('a recipient', () => {
  it('is stored once', () => {
    given(unknown).when(addRecipient('ada@sibyl.example', 'Ada'), addRecipient('other@sibyl.example', 'Other')).becomes(ada)
  })

  it('has the latest name, in whatever order the events arrive', () => {
    given(ada).when(rename('Augusta', later), rename('Adele', noon)).becomes({ firstName: 'Augusta' })
  })

  it('can unsubscribe from mails about finished readings, and subscribe again', () => {
    given(ada)
      .when(setReadyMail(false, noon), setReadyMail(false, later))
      .becomes({ noReadyMailSince: noon })
      .when(setReadyMail(true, later))
      .becomes(ada)
    expect(setReadyMail(true, later)(setReadyMail(false, noon)(ada).next).next).not.toHaveProperty('noReadyMailSince')
  })

  it('F33 leaves only the time of the deletion, and no late event restores the reader', () => {
    const gone = leave(noon)({ ...ada, noReadyMailSince: noon }).next
    expect(gone).toEqual({ _id: 'u', version: 0, goneSince: noon, keptUntil: plus(noon, 90 * DAY) })
    const late = [
      addRecipient('ada@sibyl.example', 'Ada'),
      rename('Augusta', later),
      setReadyMail(false, later),
      applySubscription({ userId: 'u', subscriptionId: 's', premiumUntil: later, asOf: later }),
      leave(later),
    ]
    for (const decide of late) expect(decide(gone).next).toBe(gone)
  })
})
