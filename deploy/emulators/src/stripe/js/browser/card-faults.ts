import { brandOf, digitsOf, expiryOf, isWhole, passesLuhn } from './card-number.ts'

export type CardFields = { number: string; expiry: string; cvc: string; country: string; postalCode: string }
export type FieldName = 'number' | 'expiry' | 'cvc' | 'postalCode'
type Fault = { code: string; message: string }

/** Countries whose cards need a postal code, with the local name for it. */
export const postalNames: Readonly<Record<string, string>> = { US: 'ZIP code', CA: 'Postal code', GB: 'Postcode' }

const numberFault = (number: string): Fault | undefined => {
  const digits = digitsOf(number)
  if (!isWhole(digits)) return { code: 'incomplete_number', message: 'The card number is not complete.' }
  return passesLuhn(digits) ? undefined : { code: 'invalid_number', message: 'This card number is not valid.' }
}

/** A card is valid to the end of its month. */
const expiryFault = (expiry: string, now: Date): Fault | undefined => {
  const date = expiryOf(expiry)
  if (!date) return { code: 'incomplete_expiry', message: 'The expiration date is not complete.' }
  if (date.month < 1 || date.month > 12) return { code: 'invalid_expiry_month', message: 'This month does not exist.' }
  if (date.year > now.getFullYear() + 50) return { code: 'invalid_expiry_year', message: 'This year is not valid.' }
  const over = new Date(date.year, date.month, 1) <= now
  return over ? { code: 'invalid_expiry_year_past', message: 'This card has expired.' } : undefined
}

const cvcFault = ({ cvc, number }: CardFields): Fault | undefined =>
  digitsOf(cvc).length < brandOf(digitsOf(number)).cvcLength
    ? { code: 'incomplete_cvc', message: 'The security code is not complete.' }
    : undefined

const postalFault = ({ country, postalCode }: CardFields): Fault | undefined => {
  const name = postalNames[country]
  const whole = country === 'US' ? /^\d{5}(-?\d{4})?$/.test(postalCode.trim()) : postalCode.trim().length >= 5
  return name && !whole ? { code: 'incomplete_zip', message: `The ${name.replace(/^P/, 'p')} is not complete.` } : undefined
}

/** The fault of each field; empty if the card can be used. */
export const faultsOf = (fields: CardFields, now: Date): Partial<Record<FieldName, Fault>> => {
  const all = {
    number: numberFault(fields.number),
    expiry: expiryFault(fields.expiry, now),
    cvc: cvcFault(fields),
    postalCode: postalFault(fields),
  }
  return Object.fromEntries(Object.entries(all).filter(([, fault]) => fault !== undefined))
}
