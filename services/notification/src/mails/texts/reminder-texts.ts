import type { ReminderKind } from '@sibyl/contracts/http/reminders'
import type { MailContent } from '../../delivery/mail.ts'
import type { Addressee } from '../../recipients/recipient.ts'
import type { MailComposer } from './compose-mail.ts'

/** What a push shows; the client's service worker reads it (web/src/worker/push.ts). */
export type PushMessage = { title: string; body: string; url: string; tag: string; stop: { label: string; url: string } }

export type Asked = {
  kind: ReminderKind
  /** The final morning before the reminders rest. */
  isLast: boolean
  /** No browser of the reader's takes notifications any more. */
  insteadOfPush?: boolean
  /** Today's reading, in the evening. */
  readingId: string
  token: string
}

const titles: Record<ReminderKind, string> = { morning: 'Your card is face down', evening: 'Did it speak?' }
const says: Record<ReminderKind, string> = {
  morning: 'Today’s card waits until you turn it.',
  evening: 'One word about today’s card, while the day is still here.',
}
const buttons: Record<ReminderKind, string> = { morning: 'Turn Today’s Card', evening: 'Say Whether It Did' }
const RESTS = 'You have not turned a card for five days, so this is the last reminder. They begin again with the next card you turn.'

const BY_MAIL =
  'None of your browsers takes our notifications any more, so this reminder comes by email, and so will the next. You can change that under Your Hour.'

const addressOf = ({ kind, readingId }: Asked): string =>
  kind === 'morning' ? '/reading/daily-card?facedown' : `/reading/view/${encodeURIComponent(readingId)}#spoke`

/** The mails of reminders. Like pushes they name no card and no reading: others may see them on a locked screen. */
export const reminderMails = ({ mail, page }: Pick<MailComposer, 'mail' | 'page'>) => ({
  reminder: ({ email, firstName }: Addressee, asked: Asked): MailContent => ({
    ...mail(email, titles[asked.kind], {
      preheader: says[asked.kind],
      title: titles[asked.kind],
      paragraphs: [`Good ${asked.kind}, ${firstName}. ${says[asked.kind]}`, ...(asked.isLast ? [RESTS] : [])],
      button: { label: buttons[asked.kind], href: page(addressOf(asked)) },
      ...(asked.insteadOfPush ? { closing: BY_MAIL } : {}),
      unsubscribe: page(`/unsubscribe?${new URLSearchParams({ token: asked.token, of: 'reminders' })}`),
    }),
    unsubscribeUrl: page(`/api/notifications/reminders/stop?${new URLSearchParams({ token: asked.token })}`),
  }),
})

/** The same reminder as a push; `topic` names its kind and day. */
export const pushMessage = (asked: Asked, topic: string): PushMessage => ({
  title: titles[asked.kind],
  body: asked.isLast ? RESTS : says[asked.kind],
  url: addressOf(asked),
  tag: topic,
  stop: { label: 'Stop Reminders', url: `/api/notifications/reminders/stop?token=${encodeURIComponent(asked.token)}` },
})

/** Shows a reader who has just allowed notifications what they will look like. */
export const samplePush = (token: string): PushMessage => ({
  ...pushMessage({ kind: 'morning', isLast: false, readingId: '', token }, 'sample'),
  title: 'This is how it will sound',
  body: 'At your hour, when your card is face down.',
})
