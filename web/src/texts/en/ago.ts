/** How long ago, where the language has a word of its own for it. */
export const ago = {
  standingAlone: { justNow: 'Just now', yesterday: 'Yesterday' },
  inSentence: { justNow: 'just now', yesterday: 'yesterday' },
}
