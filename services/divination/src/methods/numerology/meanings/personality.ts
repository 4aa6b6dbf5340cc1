import type { Meanings } from './core-number.ts'

/** What others meet first. */
export const personalityMeanings: Meanings = {
  1: 'At first sight you seem sure of yourself. People give you the front seat before they know whether you drive.',
  2: 'At first sight you seem gentle and easy to tell things to. People lower their voices with you, and stay longer than they meant.',
  3: 'At first sight you seem cheerful and quick. People remember the joke, and take a while to notice that you were serious.',
  4: 'At first sight you seem reliable. People hand you their keys, and sometimes their share of the work.',
  5: 'At first sight you seem lively and hard to pin down. People feel that something is about to happen, and move a little closer.',
  6: 'At first sight you seem warm and responsible. Children, dogs and strangers with maps come to you.',
  7: 'At first sight you seem reserved, with something held back. People wonder what you think, and take more care with their facts.',
  8: 'At first sight you seem capable and a little formal. People take you for the one in charge, and dress their requests accordingly.',
  9: 'At first sight you seem worldly and kind. People feel they could tell you the odd part of their story.',
  11: 'At first sight you seem unusual, as if lit by a lamp nobody can find. People are drawn or made shy, and seldom neither.',
  22: 'At first sight you seem solid and far-sighted. People bring you the whole problem, and not only their corner of it.',
  33: 'At first sight you seem to have room. People lean on you early, and say it is like having known you for years.',
}
