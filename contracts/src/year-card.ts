/** The trump of a year: its number from 1 to 22, where 22 is the Fool, its id in the deck, and the sum as a line for readers. */
export type YearCard = { number: number; card: string; sum: string }

const MOST = 22

/**
 * The card of a year for a birthday: day, month and year added as whole numbers, then the digits of the sum until it is 22 or less (Mary K.
 * Greer, Tarot for Your Self, 1984, on the year card). A year runs from January to December, like a personal year.
 */
export const yearCard = ({ day, month }: { day: number; month: number }, year: number): YearCard => {
  let number = day + month + year
  let sum = `${day} + ${month} + ${year} = ${number}`
  while (number > MOST) {
    const digits = [...String(number)].map(Number)
    number = digits.reduce((total, digit) => total + digit, 0)
    sum += ` → ${digits.join(' + ')} = ${number}`
  }
  return { number, card: `major-${String(number % MOST).padStart(2, '0')}`, sum }
}
