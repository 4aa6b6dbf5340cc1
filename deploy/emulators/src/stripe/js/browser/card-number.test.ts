import { brandOf, expiryOf, formatExpiry, formatNumber, isFull, isWhole, passesLuhn } from './card-number.ts'

test.each([
  ['4242424242424242', 'Visa', '4242 4242 4242 4242'],
  ['5555555555554444', 'Mastercard', '5555 5555 5555 4444'],
  ['2223003122003222', 'Mastercard', '2223 0031 2200 3222'],
  ['378282246310005', 'American Express', '3782 822463 10005'],
  ['6011111111111117', 'Discover', '6011 1111 1111 1117'],
])('%s is a whole %s, written %s', (digits, brand, written) => {
  expect(brandOf(digits).name).toBe(brand)
  expect(formatNumber(digits)).toBe(written)
  expect(isWhole(digits)).toBe(true)
  expect(isFull(digits)).toBe(true)
  expect(passesLuhn(digits)).toBe(true)
})

test.each([
  ['4', '4'],
  ['42424', '4242 4'],
  ['4242-4242 x', '4242 4242'],
  ['42424242424242424242', '4242 4242 4242 4242 424'],
  ['3782822463100059', '3782 822463 10005'],
])('a number typed as %s reads %s', (typed, reads) => {
  expect(formatNumber(typed)).toBe(reads)
})

test('a wrong digit, or two swapped ones, fail the check', () => {
  expect(passesLuhn('4242424242424241')).toBe(false)
  expect(passesLuhn('4224424242424242')).toBe(false)
  expect(passesLuhn('')).toBe(false)
})

test.each([
  ['1', '1'],
  ['12', '12'],
  ['4', '04'],
  ['123', '12 / 3'],
  ['1234', '12 / 34'],
  ['12 / 34', '12 / 34'],
  ['12/2034', '12 / 34'],
  ['122034', '12 / 34'],
])('a date typed as %s reads %s', (typed, reads) => {
  expect(formatExpiry(typed)).toBe(reads)
})

test('a date is complete when both its parts are', () => {
  expect(expiryOf('12 / 34')).toEqual({ month: 12, year: 2034 })
  expect(expiryOf('12 / 3')).toBeNull()
})
