import { readYaml } from '@sibyl/platform/read-yaml'
import { z } from 'zod'

const decline = z.strictObject({
  does: z.literal('decline'),
  code: z.string(),
  declineCode: z.string(),
  message: z.string(),
  /** The card can be saved with a customer all the same. */
  attaches: z.boolean().default(false),
})

/** The outcome of a payment with a card. */
const behaviour = z.discriminatedUnion('does', [
  z.strictObject({ does: z.literal('pay') }),
  decline,
  /** Requires a 3-D Secure challenge: at every payment, or only until the card was saved for payments without its holder. */
  z.strictObject({ does: z.literal('challenge'), always: z.boolean(), after: z.enum(['pay', 'decline']) }),
  /** Is paid, and then disputed. */
  z.strictObject({ does: z.literal('dispute'), reason: z.string() }),
])
export type Behaviour = z.infer<typeof behaviour>

const card = z.strictObject({
  number: z.string(),
  names: z.array(z.string()).default([]),
  brand: z.string().default('visa'),
  funding: z.enum(['credit', 'debit']).default('credit'),
  behaviour: behaviour.default({ does: 'pay' }),
})
export type TestCard = z.infer<typeof card>

const cards = readYaml(new URL('./cards.yaml', import.meta.url), z.array(card))

/** The generic refusal. */
export const declined: z.infer<typeof decline> = {
  does: 'decline',
  code: 'card_declined',
  declineCode: 'generic_decline',
  message: 'Your card was declined.',
  attaches: false,
}

export const cardOfNumber = (number: string): TestCard | undefined => cards.find((one) => one.number === number)

export const cardOfLastDigits = (digits: string): TestCard | undefined => cards.find(({ number }) => number.endsWith(digits))

/** The card that `pm_card_visa` or `tok_visa` stands for. */
export const cardOfName = (name: string): TestCard | undefined =>
  cards.find(({ names }) => names.includes(name.replace(/^(?:pm_card_|tok_)/, '')))
