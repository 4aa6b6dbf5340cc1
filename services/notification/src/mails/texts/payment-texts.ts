import type { EventData } from '@sibyl/contracts/events/events'
import type { MailContent } from '../../delivery/mail.ts'
import type { Addressee } from '../../recipients/recipient.ts'
import { formatDay, formatMoment, formatMoney } from './formats.ts'
import type { MailTools } from './mail-text.ts'

const tokensOf = (count: number): string => (count === 1 ? 'One token' : `${count} tokens`)

/** The texts about refunds and disputes. */
const refundWords: Record<
  EventData<'payment.refunded.v1'>['how'],
  { subject: string; title: string; says: (sum: string, what: string) => string; tokens: (count: number) => string }
> = {
  refund: {
    subject: 'is on its way back to you',
    title: 'Your refund',
    says: (sum, what) => `we have sent ${sum} of what you paid for ${what} back to your card. Banks take up to ten days to show it.`,
    tokens: (count) => `${tokensOf(count)} bought with it went back as well. What was spent already is set off against your next purchase.`,
  },
  dispute: {
    subject: 'was taken back by your bank',
    title: 'Your bank has taken a payment back',
    says: (sum, what) =>
      `your bank has taken back the ${sum} you paid for ${what}, and holds it until the dispute is settled. If it was a mistake, your bank can withdraw the dispute.`,
    tokens: (count) => `${tokensOf(count)} bought with it ${count === 1 ? 'is' : 'are'} out of your wallet until then.`,
  },
  dispute_won: {
    subject: 'stays with us, as your bank has decided',
    title: 'The dispute with your bank is settled',
    says: (sum, what) => `your bank has settled the dispute over ${sum} for ${what}: the payment stands.`,
    tokens: (count) => `${tokensOf(count)} that left your wallet meanwhile ${count === 1 ? 'is' : 'are'} yours again.`,
  },
}

/** A payment's purpose, date and number. */
const paymentFacts = ({ description, at, paymentId }: Pick<EventData<'payment.succeeded.v1'>, 'description' | 'at' | 'paymentId'>) =>
  [
    ['For', description],
    ['When', formatMoment(at)],
    ['Payment', paymentId],
  ] as const

/** The mails about money. */
export const paymentTexts = ({ product, support, mail, page }: MailTools) => ({
  receipt: ({ email, firstName }: Addressee, payment: EventData<'payment.succeeded.v1'>): MailContent =>
    mail(email, `Your receipt from ${product}: ${formatMoney(payment)}`, {
      preheader: `${payment.description}, ${formatMoney(payment)}, paid on ${formatDay(payment.at)}.`,
      title: 'Thank you',
      paragraphs: [
        payment.gift
          ? `${firstName}, your payment came in. Your gift is sealed, and on its day we mail it. Unopened, it comes back to you after a year.`
          : payment.kind === 'tokens'
            ? `${firstName}, your payment came in, and the tokens are in your account. Each unlocks one reading, and none expires.`
            : `${firstName}, your payment came in. Your subscription is paid until its next billing date, which stands in your profile.`,
      ],
      facts: [...paymentFacts(payment), ['Paid', formatMoney(payment)]],
      button: payment.receiptUrl
        ? { label: 'Open the Receipt', href: payment.receiptUrl }
        : { label: 'Open the Receipt', href: page(`/wallet/receipts/${encodeURIComponent(payment.paymentId)}`) },
      closing: `If something is not right, write to ${support}.`,
    }),

  paymentFailed: ({ email, firstName }: Addressee, payment: EventData<'payment.failed.v1'>): MailContent =>
    mail(email, `A payment to ${product} did not go through`, {
      preheader: 'Nothing was taken. You can try again, with the same card or another.',
      title: 'The payment did not go through',
      paragraphs: [
        `${firstName}, your payment was declined. Nothing was taken.`,
        'Most often the bank knows why. You can try again, with the same card or another.',
      ],
      facts: [...paymentFacts(payment), ['Not paid', formatMoney(payment)]],
      button: {
        label: 'Try Again',
        href: page(payment.gift ? '/gift' : payment.kind === 'tokens' ? '/pricing#tokens' : '/pricing#subscription'),
      },
    }),

  refunded: ({ email, firstName }: Addressee, refund: EventData<'payment.refunded.v1'>): MailContent =>
    mail(email, `${formatMoney(refund)} ${refundWords[refund.how].subject}`, {
      preheader: `${refund.description}: ${formatMoney(refund)} ${refundWords[refund.how].subject}.`,
      title: refundWords[refund.how].title,
      paragraphs: [
        `${firstName}, ${refundWords[refund.how].says(formatMoney(refund), refund.description)}`,
        ...(refund.tokens === 0 ? [] : [refundWords[refund.how].tokens(refund.tokens)]),
      ],
      button: { label: 'Open My Wallet', href: page('/wallet') },
      closing: `Payment ${refund.paymentId}. Questions? Write to ${support}.`,
    }),
})
