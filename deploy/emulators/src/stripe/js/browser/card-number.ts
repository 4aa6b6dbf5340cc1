/** Parses the digits of a card number. */

export type Brand = { name: string; lengths: readonly number[]; groups: readonly number[]; cvcLength: number }

const FOURS = [4, 4, 4, 4, 3]

const brands: readonly (Brand & { begins: RegExp })[] = [
  { name: 'Visa', begins: /^4/, lengths: [13, 16, 19], groups: FOURS, cvcLength: 3 },
  { name: 'Mastercard', begins: /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/, lengths: [16], groups: FOURS, cvcLength: 3 },
  { name: 'American Express', begins: /^3[47]/, lengths: [15], groups: [4, 6, 5], cvcLength: 4 },
  { name: 'Discover', begins: /^(6011|64[4-9]|65)/, lengths: [16], groups: FOURS, cvcLength: 3 },
]

const unknown: Brand = { name: '', lengths: [16], groups: FOURS, cvcLength: 3 }

export const digitsOf = (text: string): string => text.replace(/\D/g, '')

export const brandOf = (digits: string): Brand => brands.find(({ begins }) => begins.test(digits)) ?? unknown

/** The maximum number of digits of such a card. */
const longest = ({ lengths }: Brand): number => Math.max(...lengths)

export const isWhole = (digits: string): boolean => brandOf(digits).lengths.includes(digits.length)

/** Whether no further digit is expected, so that the focus can move on. Nearly every Visa has 16 digits. */
export const isFull = (digits: string): boolean => digits.length === (brandOf(digits).name === 'Visa' ? 16 : longest(brandOf(digits)))

/** "4242 4242 4242 4242", in the groups of its brand, cut to the maximum length. */
export const formatNumber = (text: string): string => {
  const brand = brandOf(digitsOf(text))
  const digits = digitsOf(text).slice(0, longest(brand))
  const parts: string[] = []
  let from = 0
  for (const size of brand.groups) {
    if (from < digits.length) parts.push(digits.slice(from, from + size))
    from += size
  }
  return parts.join(' ')
}

/** The check digit of ISO/IEC 7812-1, annex B (Luhn). */
export const passesLuhn = (digits: string): boolean => {
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 1 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return digits.length > 0 && sum % 10 === 0
}

/** "12 / 34" from typed text: "4" means April, "1" may still become December. */
export const formatExpiry = (text: string): string => {
  const typed = digitsOf(text)
  const digits = /^[2-9]/.test(typed) ? `0${typed}` : typed
  // A year in four digits, as a browser may fill it in.
  const year = digits.length === 6 ? digits.slice(4) : digits.slice(2, 4)
  return digits.length > 2 ? `${digits.slice(0, 2)} / ${year}` : digits
}

/** Month 1 to 12 and the full year of "12 / 34"; null while either is missing. */
export const expiryOf = (text: string): { month: number; year: number } | null => {
  const [month, year] = [digitsOf(text).slice(0, 2), digitsOf(text).slice(2)]
  return month.length === 2 && year.length === 2 ? { month: Number(month), year: 2000 + Number(year) } : null
}
