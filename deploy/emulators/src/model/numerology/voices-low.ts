import type { Voice } from './voice.ts'

export const one: Voice = {
  gist: ['a first step', 'the empty page', 'a mind made up', 'going ahead', 'one clear voice', 'the open road'],
  does: [
    'starts without a signal',
    'would sooner lead than wait',
    'signs in full',
    'walks a little ahead',
    'trusts the first idea',
    'asks nobody for leave',
  ],
  gift: ['the nerve to begin', 'a straight back', 'plain decisions', 'a will of its own', 'speed at the start'],
  snag: ['a deaf ear for advice', 'doing too much alone', 'impatience with the slow', 'pride at the wrong hour', 'a dislike of asking'],
  acts: [
    'Begin the thing you have described too often.',
    'Decide one small matter today without a second opinion.',
    'Put your own name first on one list.',
    'Make the call before you have rehearsed it.',
    'Take the lead once, then hand it over gladly.',
    'Write the first line and leave the second for tomorrow.',
    'Ask for help with one thing you could manage alone.',
    'Say “I would like” once, without a reason after it.',
  ],
}

export const two: Voice = {
  gist: ['a shared bench', 'the space between', 'a second opinion', 'patience', 'two cups', 'quiet agreement'],
  does: [
    'listens to the end',
    'waits for the other half',
    'hears what is left out',
    'smooths the rough edge',
    'remembers the small date',
    'goes at another’s pace',
  ],
  gift: ['an ear for tone', 'good timing', 'tact under pressure', 'a talent for peace', 'the right small question'],
  snag: ['a swallowed wish', 'too long at the door', 'hurt that is never mentioned', 'peace at any price', 'doubt after the deed'],
  acts: [
    'Ask one person what they meant, and wait.',
    'Say what you would prefer before you are asked.',
    'Write two lines of thanks to somebody quiet.',
    'Leave one silence unfilled, and see who speaks.',
    'Let the answer come a day later than usual.',
    'Sit beside somebody, and not across the table.',
    'Name the small hurt while it is still small.',
    'Share one task you have been keeping to yourself.',
  ],
}

export const three: Voice = {
  gist: ['a told story', 'good company', 'colour', 'the spoken word', 'an open window', 'laughter in the kitchen'],
  does: [
    'says it with a smile',
    'turns news into stories',
    'brings colour to the table',
    'thinks best aloud',
    'finds the lighter side',
    'starts three songs at once',
  ],
  gift: ['a ready word', 'charm without effort', 'an eye for colour', 'the courage to be seen', 'joy that others catch'],
  snag: [
    'a drawer of beginnings',
    'a joke in place of an answer',
    'energy spent in small change',
    'fear of the dull middle',
    'words that run ahead',
  ],
  acts: [
    'Finish one small thing you began for pleasure.',
    'Tell somebody the true version of a funny story.',
    'Write ten lines by hand, and show them.',
    'Wear, cook or hang up something with colour.',
    'Say the kind thing aloud this time.',
    'Give one idea a whole quiet hour.',
    'Invite two people who do not know each other.',
    'Leave out the joke once, and see what stays.',
  ],
}

export const four: Voice = {
  gist: ['solid ground', 'a square table', 'daily work', 'a kept promise', 'the foundations', 'slow certainty'],
  does: [
    'measures before it cuts',
    'keeps keys in their place',
    'does the dull part first',
    'builds course upon course',
    'stays when others leave',
    'checks the joints again',
  ],
  gift: ['staying power', 'a steady hand', 'order that others rest on', 'patience with detail', 'promises that hold'],
  snag: ['rules that outlive their use', 'a stiff neck', 'work as a hiding place', 'worry about the roof', 'a dislike of surprises'],
  acts: [
    'Repair one thing you walk past every day.',
    'Give the task one fixed hour, and then stop.',
    'Throw out one rule that no longer serves.',
    'Write down what is done, not only what is left.',
    'Leave one afternoon without a plan.',
    'Do the first ten minutes of the dull part.',
    'Let someone else carry a corner of it.',
    'Put one promise into the calendar, with a date.',
  ],
}

export const five: Voice = {
  gist: ['an open gate', 'a change of air', 'the other way home', 'a packed bag', 'fresh weather', 'room to move'],
  does: [
    'learns by trying',
    'leaves the gate ajar',
    'changes horses in midstream',
    'asks what lies beyond',
    'reads the last page first',
    'sleeps well in strange beds',
  ],
  gift: ['quick feet', 'ease with strangers', 'curiosity that pays its way', 'a light grip', 'courage in new places'],
  snag: [
    'boxes never unpacked',
    'a promise made in passing',
    'restlessness by Thursday',
    'too many open doors',
    'boredom taken for a sign',
  ],
  acts: [
    'Go home by a street you do not know.',
    'Keep one promise this week that bores you.',
    'Try the thing once, cheaply, before you judge it.',
    'Leave one evening open, and guard it.',
    'Cancel one engagement you made out of habit.',
    'Talk to someone outside your usual circle.',
    'Choose one thing that stays, whatever else changes.',
    'Unpack one box, real or otherwise.',
  ],
}

export const six: Voice = {
  gist: ['a laid table', 'the light left on', 'care', 'a house with guests', 'the mended coat', 'being needed'],
  does: [
    'asks who has eaten',
    'mends what others throw away',
    'keeps a chair free',
    'carries the heavier bag',
    'makes any room feel lived-in',
    'notices the cold cup',
  ],
  gift: ['warmth that lasts', 'an eye for harmony', 'reliability with a smile', 'a healing sort of patience', 'the art of welcome'],
  snag: ['help that was not asked for', 'a tired back', 'worry for the grown', 'the last helping, always refused', 'duty without a door'],
  acts: [
    'Do one kind thing for yourself, as for a guest.',
    'Ask before you help, and accept the answer.',
    'Lay the table properly on an ordinary day.',
    'Let one person solve a thing without you.',
    'Say no once, kindly, and leave it there.',
    'Visit the one you usually only think of.',
    'Mend one thing, or let it go with thanks.',
    'Sit down before everyone else is served.',
  ],
}
