import { type CardFields, type FieldName, faultsOf, postalNames } from './card-faults.ts'
import { brandOf, digitsOf, formatExpiry, formatNumber, isFull } from './card-number.ts'
import { countries, likelyCountry } from './countries.ts'
import type { StripeError } from './messages.ts'

const byId = <T extends HTMLElement>(id: string): T => document.getElementById(id) as T

const names: readonly FieldName[] = ['number', 'expiry', 'cvc', 'postalCode']
const input = (name: FieldName): HTMLInputElement => byId<HTMLInputElement>(name)
const country = (): HTMLSelectElement => byId<HTMLSelectElement>('country')

export const readFields = (): CardFields => ({
  number: digitsOf(input('number').value),
  expiry: input('expiry').value,
  cvc: digitsOf(input('cvc').value),
  country: country().value,
  postalCode: input('postalCode').value.trim(),
})

const showFault = (name: FieldName, message: string | undefined): void => {
  const field = input(name)
  const place = byId(`${name}-fault`)
  field.setAttribute('aria-invalid', String(message !== undefined))
  place.textContent = message ?? ''
  place.hidden = message === undefined
}

/** Formats during typing and keeps the caret at the same digit. */
const format = (field: HTMLInputElement, formatted: string): void => {
  if (field.value === formatted) return
  const digitsBefore = digitsOf(field.value.slice(0, field.selectionStart ?? field.value.length)).length
  const atEnd = field.selectionStart === field.value.length
  field.value = formatted
  let caret = formatted.length
  if (!atEnd) {
    caret = 0
    for (let seen = 0; caret < formatted.length && seen < digitsBefore; caret += 1) if (/\d/.test(formatted[caret] ?? '')) seen += 1
  }
  field.setSelectionRange(caret, caret)
}

const showBrand = (): void => {
  const { name, cvcLength } = brandOf(readFields().number)
  byId('brand').textContent = name
  input('cvc').maxLength = cvcLength
  input('cvc').placeholder = cvcLength === 4 ? '4 digits' : 'CVC'
}

const showPostalCode = (): void => {
  const name = postalNames[country().value]
  byId('postalCode-field').hidden = name === undefined
  byId('postalCode-label').textContent = name ?? ''
  input('postalCode').placeholder = country().value === 'US' ? '12345' : ''
}

const fillCountries = (locale: string): void => {
  const chosen = likelyCountry()
  country().replaceChildren(...countries(locale).map(({ code, name }) => new Option(name, code, false, code === chosen)))
}

const followNumber = (changed: () => void): void => {
  const field = input('number')
  field.addEventListener('input', () => {
    format(field, formatNumber(field.value))
    showBrand()
    const { number } = readFields()
    const fault = isFull(number) ? faultsOf(readFields(), new Date()).number : undefined
    showFault('number', fault?.message)
    if (isFull(number) && !fault && document.activeElement === field) input('expiry').focus()
    changed()
  })
}

const followExpiry = (changed: () => void): void => {
  const field = input('expiry')
  let before = ''
  field.addEventListener('input', () => {
    // Backspace on a separator also deletes the digit before it; otherwise the separator would come back at once.
    const typing = field.value.length > before.length
    format(field, typing ? formatExpiry(field.value) : field.value.replace(/\s*\/?\s*$/, ''))
    before = field.value
    const whole = digitsOf(field.value).length === 4
    const fault = whole ? faultsOf(readFields(), new Date()).expiry : undefined
    showFault('expiry', fault?.message)
    if (whole && typing && !fault && document.activeElement === field) input('cvc').focus()
    changed()
  })
}

/** Attaches the form's behaviour. `changed` is called after each change. */
export const startForm = (locale: string, changed: () => void): void => {
  fillCountries(locale)
  showPostalCode()
  followNumber(changed)
  followExpiry(changed)
  for (const name of ['cvc', 'postalCode'] as const) {
    input(name).addEventListener('input', () => {
      if (name === 'cvc') format(input(name), digitsOf(input(name).value))
      showFault(name, undefined)
      changed()
    })
  }
  country().addEventListener('change', () => {
    showPostalCode()
    showFault('postalCode', undefined)
    changed()
  })
  for (const name of names) {
    input(name).addEventListener('blur', () => {
      if (input(name).value !== '') showFault(name, faultsOf(readFields(), new Date())[name]?.message)
    })
  }
}

/** Shows every fault beside its field and focuses the first; returns that one in Stripe.js's form. */
export const validate = (): StripeError | undefined => {
  const faults = faultsOf(readFields(), new Date())
  for (const name of names) showFault(name, faults[name]?.message)
  const first = names.find((name) => faults[name])
  const fault = first && faults[first]
  if (!first || !fault) return undefined
  input(first).focus()
  return { type: 'validation_error', ...fault }
}

export const isComplete = (): boolean => Object.keys(faultsOf(readFields(), new Date())).length === 0

export const isEmpty = (): boolean => names.every((name) => input(name).value === '')

/** Fills the form with a test card that is valid for years. */
export const fillIn = (number: string): void => {
  const year = String((new Date().getFullYear() + 4) % 100).padStart(2, '0')
  const values = {
    number,
    expiry: `12 / ${year}`,
    cvc: number.startsWith('3') ? '1234' : '123',
    postalCode: country().value === 'US' ? '12345' : 'SW1A 1AA',
  }
  for (const name of names) {
    input(name).value = values[name]
    input(name).dispatchEvent(new Event('input'))
    showFault(name, undefined)
  }
}

export const clearForm = (): void => {
  for (const name of names) {
    input(name).value = ''
    showFault(name, undefined)
  }
  showBrand()
}

export const focusForm = (): void => input('number').focus()
