/** A card as it was drawn, wherever it is spoken of. */
export const drawnCard = {
  reversed: (card: string) => `${card}, reversed`,
  mark: 'reversed',
  ownDeck: 'Your own cards',
}
