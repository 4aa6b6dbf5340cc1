import { drawnCard } from './drawn-card.ts'
import { product } from './product.ts'

export const drawRecord = {
  /** `shown`: whether the fingerprint was shown before; `cut`: whether the reader cut the deck; `picked`: whether they picked cards. */
  story: (shown: boolean, cut: boolean, picked: boolean) =>
    [
      shown
        ? `Before you asked, ${product} picked a secret and showed you its fingerprint, which matches no other secret.`
        : `${product} picked a secret when you asked, and showed nobody its fingerprint before.`,
      cut ? `That secret and your cut, which ${product} did not know before, shuffled all 78 cards.` : 'That secret shuffled all 78 cards.',
      picked ? 'You picked yours face down; places you left open got the top ones.' : 'The top ones are yours.',
      'Below is all you need to draw them again, here or with a program of your own.',
    ].join(' '),
  terms: {
    fingerprint: 'Fingerprint',
    secret: 'Secret',
    cut: 'Your cut',
    picks: 'Your picks',
    uprightOnly: 'Orientation',
    clarifier: 'Clarifying card',
    random: 'Random bytes from your browser',
    id: 'Draw',
    algorithm: 'Algorithm',
    seal: 'Seal',
    signature: 'Signature',
  },
  picks: (numbers: readonly string[]) => `The ${numbers.join(', ')} of 78`,
  uprightOnly: 'Upright cards only',
  clarifier: (place: string) => `The next card from the top, for ${place}`,
  copy: {
    fingerprint: 'Copy the fingerprint',
    secret: 'Copy the secret',
    random: 'Copy the random bytes',
    seal: 'Copy the seal',
    signature: 'Copy the signature',
  },
  replay: 'Replay the draw',
  download: 'Download as JSON',
  unable: 'This browser cannot draw the cards again here. The downloaded record lets any program do it.',
}

export const replaySteps = {
  secret: {
    fits: 'The secret matches its fingerprint',
    fitsNot: 'The secret does not match its fingerprint',
    otherFingerprint: 'SHA-256 of the secret is not the fingerprint on record.',
    notTheOneShown: 'The fingerprint on record is not the one this browser was shown before you asked.',
    theOneShown: 'SHA-256 of the secret is the fingerprint this browser was shown before you asked.',
    theOneOnRecord: 'SHA-256 of the secret is the fingerprint on record.',
  },
  signature: {
    holds: `${product} signed it`,
    fails: 'A signature is not valid',
    unknown: 'The signatures could not be checked here',
    signedBefore: (when: string) =>
      `The fingerprint on ${when}, before you asked; your question, the cards and their places with your reading.`,
    signedAfter: 'The record was signed with your reading. No fingerprint was given out before it.',
    notWhatWasSigned: `What is on record is not what ${product} signed.`,
    notCheckable: 'Either the public keys are not available right now, or this browser does not support Ed25519.',
  },
  cards: {
    same: 'The same cards come out',
    others: 'Different cards come out',
    drawnAgain: (card: string, reversed: boolean) => `(drawn again: ${reversed ? drawnCard.reversed(card) : card})`,
  },
}
