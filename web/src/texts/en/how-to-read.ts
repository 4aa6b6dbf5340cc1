/** The choice of ground and text size over a reading. */
export const howToRead = {
  sign: 'Aa',
  open: 'Ground and text size',
  ground: 'Ground',
  grounds: { night: 'Night', paper: 'Paper' },
  textSize: 'Text size',
  textSizes: { small: 'Small', book: 'Book', large: 'Large' },
}
