import type { Account } from '../account.ts'

const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })

/** Seconds since 1970 as a time element, in UTC. */
export const time = (seconds: number): string => {
  const at = new Date(seconds * 1000)
  return `<time datetime="${at.toISOString()}">${date.format(at)}</time>`
}

/** "requires_action" as "requires action". */
export const plain = (word: string): string => word.replaceAll('_', ' ')

/** The payer: the e-mail address, if known. */
export const payer = ({ objects }: Account, id: string | null): string => {
  const customer = id === null ? undefined : objects.get('customer', id)
  if (!customer) return 'no customer'
  return 'deleted' in customer ? 'deleted customer' : (customer.email ?? customer.id)
}
