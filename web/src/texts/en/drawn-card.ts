/** How a drawn card is named everywhere. */
export const drawnCard = {
  reversed: (card: string) => `${card}, reversed`,
  mark: 'reversed',
  ownDeck: 'Your own cards',
}
