export const iching = {
  title: 'Describe where you stand',
  lead: 'The I Ching answers situations better than questions. Say what is going on, who is in it, and what you might do.',
  situation: 'Your situation',
}

export const linesAside = {
  label: 'How it is cast',
  odds: (count: number, of: number) => `${count} in ${of}`,
  coins: 'Three coins, thrown six times when you press the button and not before; heads count 3 and tails 2.',
  yarrow: 'Forty-nine yarrow stalks, divided three times for each of six lines, when you press the button and not before.',
  always: 'The first is the lowest line. A ring or a cross marks a line that changes, and the changes lead to a second hexagram.',
}
