import type { Meanings } from './core-number.ts'

/** The tools: how you go about things, and where you do them well. */
export const expressionMeanings: Meanings = {
  1: 'Your tools are initiative and a plain opinion. You do your best work where you may decide, and your worst where every step needs a signature.',
  2: 'Your tools are tact, timing and an ear for detail. You do your best work beside someone, where a quiet correction is worth more than a speech.',
  3: 'Your tools are words, colour and quickness. You do your best work where something must be told or shown, with a deadline to keep you to one idea.',
  4: 'Your tools are method and staying power. You do your best work where quality can be measured, and you leave things in better order than you found them.',
  5: 'Your tools are versatility and nerve. You do your best work on the move, with several irons in the fire and someone who puts them away.',
  6: 'Your tools are responsibility and taste. You do your best work where people and beauty both matter: a home, a classroom, a table laid for many.',
  7: 'Your tools are thought and precision. You do your best work with the door closed, on a question nobody else has time for.',
  8: 'Your tools are judgement and drive. You do your best work where something is at stake and the result can be counted.',
  9: 'Your tools are breadth and sympathy. You do your best work for a purpose larger than the invoice, with people quite unlike yourself.',
  11: 'Your tools are intuition and the gift of setting others alight. You do your best work where an idea must be felt before it can be proved.',
  22: 'Your tools are vision and a tape measure. You do your best work on things that outlast the meeting, with people who trust your drawings.',
  33: 'Your tools are warmth and example. You do your best work where somebody learns to stand because you stood beside them.',
}
