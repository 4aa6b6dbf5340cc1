export const faceDown = {
  title: 'Your card is face down',
  hold: 'Hold the card until it turns.',
  card: 'The back of today’s card. Turn it',
  turn: 'Turn Today’s Card',
  /** The link below a daily card to the page of reminders. */
  everyMorning: 'Be reminded at your hour',
}
