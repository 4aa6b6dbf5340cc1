import type { Meanings } from './core-number.ts'

/** A knack at hand since the beginning. No day of a month gives 33. */
export const birthdayMeanings: Omit<Meanings, 33> = {
  1: 'A knack for the first move. When a room hesitates, you tend to have stood up already.',
  2: 'A knack for pairing things and people. You hear where two accounts agree while both still argue.',
  3: 'A knack for the light word. You can get a stiff moment moving with a story, or with a sketch on the back of an envelope.',
  4: 'A knack for order. Give you a drawer, a timetable or a crisis, and by evening it has compartments.',
  5: 'A knack for getting along anywhere. New streets, new faces and new tools make you more awake.',
  6: 'A knack for making people comfortable. You notice the cold cup, the missing chair, the one who has not spoken.',
  7: 'A knack for seeing through. You read the small print of things, and trust what you have checked yourself.',
  8: 'A knack for getting things done. You sense what a thing costs, what it is worth and who should be asked to do it.',
  9: 'A knack for fellow feeling. You can put yourself in almost any pair of shoes, and you do not forget where they pinched.',
  11: 'A knack for the hunch. Something in you finishes the sentence before the evidence arrives; it works best well rested.',
  22: 'A knack for scale. You can keep the whole in your head and still know which nail comes next.',
}
