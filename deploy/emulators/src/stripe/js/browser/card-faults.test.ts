import { type CardFields, faultsOf } from './card-faults.ts'

const now = new Date(2026, 10, 21)
const good: CardFields = { number: '4242424242424242', expiry: '12 / 34', cvc: '123', country: 'US', postalCode: '12345' }
const says = (changed: Partial<CardFields>) =>
  Object.fromEntries(Object.entries(faultsOf({ ...good, ...changed }, now)).map(([name, fault]) => [name, fault?.message]))

test('a test card with a future date is valid', () => {
  expect(says({})).toEqual({})
})

test('an empty form lacks every part', () => {
  expect(says({ number: '', expiry: '', cvc: '', postalCode: '' })).toEqual({
    number: 'The card number is not complete.',
    expiry: 'The expiration date is not complete.',
    cvc: 'The security code is not complete.',
    postalCode: 'The ZIP code is not complete.',
  })
})

test.each<[string, Partial<CardFields>, object]>([
  ['a number with a wrong digit', { number: '4242424242424241' }, { number: 'This card number is not valid.' }],
  ['a month that does not exist', { expiry: '13 / 30' }, { expiry: 'This month does not exist.' }],
  ['last month', { expiry: '10 / 26' }, { expiry: 'This card has expired.' }],
  ['a year far off', { expiry: '12 / 99' }, { expiry: 'This year is not valid.' }],
  ['three digits for a card with four', { number: '378282246310005' }, { cvc: 'The security code is not complete.' }],
  ['a ZIP code with letters', { postalCode: 'SW1A 1AA' }, { postalCode: 'The ZIP code is not complete.' }],
  ['half a postcode', { country: 'GB', postalCode: 'SW1' }, { postalCode: 'The postcode is not complete.' }],
])('%s is refused', (_what, changed, faults) => {
  expect(says(changed)).toEqual(faults)
})

test.each<[string, Partial<CardFields>]>([
  ['this month', { expiry: '11 / 26' }],
  ['a long ZIP code', { postalCode: '12345-6789' }],
  ['a country without postal codes on cards', { country: 'CZ', postalCode: '' }],
])('%s is accepted', (_what, changed) => {
  expect(says(changed)).toEqual({})
})
