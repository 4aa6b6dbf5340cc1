/** The writing instructions for the card of the day. */
export const dailyCardBrief = 'One card and its day: the title, then one hundred to one hundred and seventy words without headings.'
