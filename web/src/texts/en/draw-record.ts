import { drawnCard } from './drawn-card.ts'

export const drawRecord = {
  title: 'How these cards were drawn',
  /** `shown`: whether the fingerprint was shown before; `cut`: whether the asker cut the deck. */
  story: (shown: boolean, cut: boolean) =>
    [
      shown
        ? 'Before you asked, Sibyl picked a secret and showed you its fingerprint, which fits no other secret.'
        : 'Sibyl picked a secret when you asked. Nobody was shown its fingerprint before.',
      cut
        ? 'The secret and your cut shuffled all 78 cards, and the first of them are yours.'
        : 'The secret shuffled all 78 cards, and the first of them are yours.',
      'Here is all it takes to draw them again, here or with any program of your own.',
    ].join(' '),
  terms: { fingerprint: 'Fingerprint', secret: 'Secret', cut: 'Your cut' },
  copyFingerprint: 'Copy the fingerprint',
  copySecret: 'Copy the secret',
  replay: 'Replay the draw',
  unable: 'This browser cannot draw the cards again here. The secret and the fingerprint above are all it takes.',
}

export const replaySteps = {
  secret: {
    fits: 'The secret fits its fingerprint',
    fitsNot: 'The secret does not fit its fingerprint',
    otherFingerprint: 'SHA-256 of the secret gives another fingerprint than the one on record.',
    notTheOneShown: 'The fingerprint on record is not the one this browser was shown before you asked.',
    theOneShown: 'SHA-256 of the secret is the fingerprint this browser was shown before you asked.',
    theOneOnRecord: 'SHA-256 of the secret is the fingerprint on record.',
  },
  signature: {
    holds: 'Sibyl has signed it',
    fails: 'A signature does not hold',
    unknown: 'The signatures could not be checked here',
    signedBefore: (when: string) => `The fingerprint on ${when}, before you asked; the whole record with your reading.`,
    signedAfter: 'The record was signed with your reading. No fingerprint was given out before it.',
    notWhatWasSigned: 'What is on record is not what Sibyl signed.',
    notCheckable: 'Either the public keys are not available right now, or this browser does not support Ed25519.',
  },
  cards: {
    same: 'The very same cards come out',
    others: 'Other cards come out',
    drawnAgain: (card: string, reversed: boolean) => `(drawn again: ${reversed ? drawnCard.reversed(card) : card})`,
  },
}
