import type { Form } from '../../question/topic.ts'

/** What works inside, `$nuclear`, linked, and its subject. */
export const inside: readonly string[] = [
  'Hidden inside it all is $nuclear.',
  'The inner lines of your cast make $nuclear.',
  'At work inside your cast is $nuclear.',
]
export const insideAbout: readonly string[] = [
  'So there may be something in this of $core.',
  'That adds a quiet note of $core.',
  'It is about $core.',
  'Beneath the rest it is about $core.',
]
/** The same where it is the hexagram itself, or the one it turns into. */
export const insideSame: readonly string[] = ['Inside it all is $nuclear once more.', 'The inner lines make $nuclear again.']
export const insideAlready: readonly string[] = ['The inner lines already make $nuclear.', 'Inside it all there is $nuclear already.']

/** Back to the question, by its shape: a sentence of twelve words at most. */
export const returns: Readonly<Record<Form, readonly string[]>> = {
  choice: ['Which of the two it should be, the lines leave to you.', 'No hexagram chooses between two ways for anybody.'],
  whether: ['A yes or a no is not to be had from this.', 'None of this says yes, and none of it says no.'],
  when: ['Of days and dates the lines know nothing.', 'As to the time, no calendar is hidden in these lines.'],
  why: ['Why it is so, only you can really find out.', 'The lines do not know your reasons, only some usual ones.'],
  how: ['How you go about it is a question of small steps.', 'As to the way, you need not see all of it.'],
  what: ['You asked what to look at, and there is enough by now.', 'All of that need not be remembered.'],
  told: ['You did not ask for a verdict, and none has been given.', 'So much for the lines; the matter is yours again.'],
  none: ['So much for the lines; the rest is yours again.', 'All of that need not be remembered.'],
}

/** Something to weigh: `$trap` what is easily got wrong, in "-ing", `$to` what does good, `$sign` a picture, `$ask` a question in mid-sentence. */
export const weighs: Readonly<Record<'decide' | 'when' | 'why' | 'keep', readonly string[]>> = {
  decide: [
    '{Hold|Put} your answer against two things: whether it {amounts|comes} to $trap, and whether it leaves {some room|room} for $to.',
    '{But|Still,} an answer that {amounts|comes} to $trap {deserves|may deserve} a second look, and one with $to in it {a longer one|a third}.',
    'Ask of {each|either} answer how much {it has of|there is in it of} $trap, and {how far it leads|whether it leads} to $to.',
  ],
  when: [
    'A better sign than a date {may|might} be that you catch yourself less often $trap, and find $to {easier|nearer}.',
    'You {might|could} look instead for the day when there is less {in it|in you} of $trap and more of $to.',
  ],
  why: [
    'But {part|some} of it {may|might|could} be $trap, {as people do|as anyone may}, and {part|some} of the way out {may|might} be $to.',
    'It {may|might} be worth asking how much of it is $trap, and what {would|could|might} change with $to {in its place|beside it}.',
  ],
  keep: [
    'If you {take|keep} one picture {from this|from all this|for $matter}, let it be $sign, {and with it|together with} {one|this|a} question: $ask',
    'What you {could|might|may} {keep|take along} {from it|from the six lines|for $matter} is a picture, $sign, and a question {to go with it|beside it}: $ask',
  ],
}

export const disclaimers: readonly string[] = [
  'It is meant for reflection and entertainment, and the choice is yours.',
  'Take all this for reflection and entertainment; the choosing stays with you.',
  'Read it as reflection and entertainment, and choose as you see fit.',
  'All of it is for reflection and entertainment; you choose.',
  'It was written for reflection and entertainment, and you do the choosing.',
  'A reading is entertainment and a little reflection; the choice stays yours.',
]
