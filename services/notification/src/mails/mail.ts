import { type Change, type Collection, collection, type Decide, unchanged, type Versioned } from '@sibyl/platform/store/store'
import { DAY, type Instant, MINUTE, plus, SECOND } from '@sibyl/platform/time'

/** What is said, and to whom. Forgotten once it is sent. */
export type Letter = { to: string; replyTo?: string; subject: string; text: string; html: string }

/** One mail, from the event that called for it to the server that took it. `_id` names event and kind, so that each is sent once. */
export type Mail = Versioned & {
  state: 'queued' | 'sent' | 'given-up'
  letter?: Letter
  attempts: number
  notBefore: Instant
  keptUntil?: Instant
}

export const mailCollection = collection<Mail>()({
  name: 'mails',
  indexes: { byState: { match: ['state'], order: { by: 'notBefore' } } },
  expires: 'keptUntil',
})
export type Mails = Collection<Mail, keyof typeof mailCollection.indexes>

/** A sent mail leaves its id behind, long enough that no redelivered event can call for it again. */
const REMEMBERED = 90 * DAY
const DELAYS = [5 * SECOND, 15 * SECOND, MINUTE, 5 * MINUTE, 15 * MINUTE, 60 * MINUTE] as const
const MOST_ATTEMPTS = 100

export const queued = (id: string, letter: Letter, at: Instant): Change<Mail> => ({
  next: { _id: id, version: 0, state: 'queued', letter, attempts: 0, notBefore: at },
})

const withoutLetter = ({ letter: _, ...mail }: Mail): Mail => mail

export const sent =
  (at: Instant): Decide<Mail> =>
  (mail) =>
    mail.state === 'sent' ? unchanged(mail) : { next: { ...withoutLetter(mail), state: 'sent', keptUntil: plus(at, REMEMBERED) } }

/** The mail server did not take it: tried again after a growing while, for some days. */
export const refused =
  (at: Instant): Decide<Mail> =>
  (mail) => {
    if (mail.state !== 'queued') return unchanged(mail)
    const attempts = mail.attempts + 1
    if (attempts >= MOST_ATTEMPTS) return { next: { ...withoutLetter(mail), state: 'given-up', attempts, keptUntil: plus(at, REMEMBERED) } }
    const delay = DELAYS[Math.min(attempts, DELAYS.length) - 1] ?? MINUTE
    return { next: { ...mail, attempts, notBefore: plus(at, delay) } }
  }
