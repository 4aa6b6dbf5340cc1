import type { Portrait } from './portrait.ts'

export const portraits17to32: readonly Portrait[] = [
  {
    times: [
      'a change of guide, in which one adapts without losing oneself',
      'the art of going along with what deserves it, and resting at dusk',
    ],
    asks: ['What here is truly worth following?', 'When did you last stop for the day on purpose?'],
    trap: 'following out of habit what one would not choose today',
    help: 'asking each time whether it is worth it, and going home in the evening',
  },
  {
    times: ['something left standing too long that can still be put right', 'a repair to be made at something you did not spoil alone'],
    asks: ['When did it start to go wrong, as you see it?', 'Which part of it is yours to mend?'],
    trap: 'painting over the damp patch and calling it done',
    help: 'finding out how it came about before one takes up the tools',
  },
  {
    times: ['something good that is drawing nearer, week by week', 'a spring in which it pays to come closer and lend a hand'],
    asks: ['To whom or what could you come a little closer?', 'What would you do gladly while the season is kind?'],
    trap: 'assuming that what is easy now stays easy by itself',
    help: 'steady care while the days grow longer',
  },
  {
    times: ['a look from the tower, from which the single paths make sense', 'the moment of full attention before anything is done'],
    asks: ['How does this look from a year away?', 'What do others learn from the way you handle it?'],
    trap: 'looking through one small gap and taking it for the landscape',
    help: 'a walk round the whole of it, and no verdict before the end',
  },
  {
    times: [
      'an obstacle between the teeth that goes away by no amount of waiting',
      'something in the way that has to be named and dealt with fairly',
    ],
    asks: ['What exactly is the thing that stands between?', 'What would be fair to everyone in this?'],
    trap: 'biting in anger, or chewing for ever on what could be settled in a day',
    help: 'one clear decision, made fairly and without heat',
  },
  {
    times: [
      'the charm of a good form, and the question of what it holds',
      'beauty that makes small things welcome and decides no large ones',
    ],
    asks: ['What remains of it without the nice surface?', 'Which small thing here could you simply make beautiful?'],
    trap: 'deciding by how a thing looks from the street',
    help: 'care for the form in small matters, and a second look in great ones',
  },
  {
    times: ['leaves that fall because it is their season', 'a stretch in which the unnecessary drops away and the kernel stays'],
    asks: ['What could you let fall without regret?', 'What is the kernel that you want to keep?'],
    trap: 'spending one’s strength on holding up what is coming down anyway',
    help: 'staying put, resting, and keeping what has seed in it',
  },
  {
    times: ['a light that comes back of its own accord after the longest night', 'a turning point so quiet that one could walk past it'],
    asks: ['What is already coming back, if you look closely?', 'How could you be gentle with this beginning?'],
    trap: 'asking the first green shoot for apples',
    help: 'rest for what is newly back, and no hurry in the first days',
  },
  {
    times: ['acting from what is true in you, with nothing hidden behind it', 'the innocence of doing a thing for its own sake'],
    asks: ['What would you do here with no result in mind?', 'What was your first honest impulse in this?'],
    trap: 'being natural on purpose, with one eye on what it brings',
    help: 'the straightforward thing, done without a second purpose',
  },
  {
    times: ['great strength that is held, fed and trained for later', 'a reservoir that fills behind its dam'],
    asks: ['What are you gathering strength for?', 'What could you practise a little every day?'],
    trap: 'letting out in one evening what took a month to store',
    help: 'daily practice, good teachers, and the patience not to spend it yet',
  },
  {
    times: ['the question of what feeds you and what only fills you', 'all that goes in at the mouth and all that comes out of it'],
    asks: ['What in your days truly nourishes you?', 'Whom do your words feed, and whom do they cost?'],
    trap: 'looking enviously at the plate next door',
    help: 'choosing carefully what one takes in, and feeding others in turn',
  },
  {
    times: ['a beam that bends because too much rests on its middle', 'an exceptional time, in which the usual measures do not reach'],
    asks: ['Which weight could be taken off first?', 'Who could stand under the other end of the beam?'],
    trap: 'admiring how much one can carry while the roof is sagging',
    help: 'taking weight off soon, even by an unusual step',
  },
  {
    times: ['a deep place that has to be gone through and not round', 'water in a gorge, which stays true to itself and keeps flowing'],
    asks: ['What keeps you steady when the ground does not?', 'What is the next small step through, not out?'],
    trap: 'getting so used to the depth that one furnishes it',
    help: 'a steady heart and one step after another',
  },
  {
    times: ['a light that needs something good to hold on to', 'clear sight, and the warmth on which it depends'],
    asks: ['What does your warmth in this depend on?', 'What have you seen clearly and not yet said?'],
    trap: 'burning like straw, quickly and for everyone',
    help: 'tending what feeds the flame, day after day',
  },
  {
    times: ['two who are drawn to each other without being pushed', 'an attraction that works as long as nobody grasps at it'],
    asks: ['What draws you here, before any reasons?', 'Where could you listen with nothing prepared to say?'],
    trap: 'running after what would come nearer if one stood still',
    help: 'an open mind and room enough for the other to come in',
  },
  {
    times: ['something that lasts because it keeps renewing itself', 'a long road on which the direction stays and the steps change'],
    asks: ['What do you want to be still doing in five years?', 'Which habit holds this together, and which only repeats?'],
    trap: 'confusing what lasts with what never changes',
    help: 'the same direction, taken up freshly each morning',
  },
]
