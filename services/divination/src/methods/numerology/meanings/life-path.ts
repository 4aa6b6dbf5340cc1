import type { Meanings } from './core-number.ts'

/** What keeps coming up over the years. */
export const lifePathMeanings: Meanings = {
  1: 'The road of the one who goes first. Again and again you are put where something must be begun alone; it asks you to start without waiting for agreement, and to let others in afterwards.',
  2: 'The road of the second voice. What keeps coming back is the space between two people; it asks you to listen, to fit things together, and to count your own wish among the wishes in the room.',
  3: 'The road of what is said aloud. Life keeps handing you an audience of some size; it asks you to finish what you find easy to start, and to let a true sentence stand where a funny one would be safer.',
  4: 'The road of the builder. Things put into your hands tend to stay there: houses, plans, people who rely on you. It asks patience with the slow part, and a window left open in whatever you make solid.',
  5: 'The road of the open gate. Change finds you even when you sit still, and you learn by trying. It asks for one or two things kept through every change, so that freedom has somewhere to come home to.',
  6: 'The road of the hearth. People bring you what needs mending, and you seldom look away. It asks you to tell care from control, and to be on the list of those you look after.',
  7: 'The road of the one who looks closer. You are taken aside, by chance or by choice, to find out how a thing really is. It asks for hours alone without guilt, and for the courage to tell what you found.',
  8: 'The road of weight and measure. Sooner or later you are given something to run: money, people, a piece of the world. It asks you to use strength openly, to keep honest accounts and to know when enough is enough.',
  9: 'The road of the wide view. You meet many kinds of people and many endings, and both make you larger. It asks you to give without keeping a ledger, and to close what is over gently and in time.',
  11: 'A road with a lit window at its end. You notice things a little before they can be explained, and nerves are the price. It asks for a steady daily life underneath, so that what you see can be of use to someone.',
  22: 'The road of the large plan. You see the finished house where others see a field, and you have the patience to count bricks. It asks you to choose one work worth years, and to ask for hands.',
  33: 'The road of the teacher who cares. What you know was learned by helping, and people lean on it. It asks for a wide heart with a door in it, so that kindness is given and not taken.',
}
