import type { Voice } from './voice.ts'

export const seven: Voice = {
  gist: ['a closed door', 'the second look', 'deep water', 'an unread letter', 'silence', 'a lamp at midnight'],
  does: [
    'reads the footnotes',
    'takes the question home',
    'trusts what it has tested',
    'goes down another fathom',
    'keeps counsel',
    'prefers one true thing',
  ],
  gift: ['a searching mind', 'calm under questions', 'insight that holds', 'the ability to be alone', 'a nose for the false note'],
  snag: [
    'a wall taken for a window',
    'thought that postpones the deed',
    'distance where none was meant',
    'suspicion of easy things',
    'loneliness kept as a secret',
  ],
  acts: [
    'Take an hour alone, and do not explain it.',
    'Tell one person what you have found out.',
    'Ask the question you took to be too simple.',
    'Read one page slowly, and close the book.',
    'Go for a walk without anything in your ears.',
    'Act on what you know; leave the rest unknown.',
    'Write down what you doubt, and date it.',
    'Let one pleasant thing go unexamined.',
  ],
}

export const eight: Voice = {
  gist: ['weight and measure', 'an honest ledger', 'the house keys', 'earned ground', 'a firm handshake', 'harvest'],
  does: [
    'counts twice and pays once',
    'sits at the table’s head',
    'knows what it costs',
    'puts weight behind the door',
    'finishes what it has priced',
    'asks for the figures',
  ],
  gift: ['a sense of proportion', 'stamina', 'authority without noise', 'the power to organise', 'a fair price for good work'],
  snag: [
    'worth confused with wages',
    'a grip that stays closed',
    'Sundays at the desk',
    'winning the wrong argument',
    'strength shown too soon',
  ],
  acts: [
    'Ask plainly for what the work is worth.',
    'Settle one small debt, of whatever kind.',
    'Name a sum of hours that is enough.',
    'Give somebody else the last word, on purpose.',
    'Write two columns: what it costs, what it brings.',
    'Hand over one task together with its authority.',
    'Close the desk at the hour you announced.',
    'Thank the person whose work made yours possible.',
  ],
}

export const nine: Voice = {
  gist: ['a wide view', 'the last page', 'an open hand', 'the far shore', 'a long table', 'forgiveness'],
  does: [
    'gives without keeping count',
    'sees the whole street',
    'closes the book gently',
    'makes room for strangers',
    'remembers where the shoe pinched',
    'lets the boat go',
  ],
  gift: ['a generous eye', 'sympathy across borders', 'wisdom about endings', 'a mind without fences', 'the grace to let go'],
  snag: [
    'everyone’s sorrows at once',
    'a farewell put off',
    'far causes before near ones',
    'giving until it empties',
    'old letters kept too long',
  ],
  acts: [
    'Finish one thing that is already over.',
    'Give something away, and tell nobody.',
    'Forgive one small debt in your own favour.',
    'Do for your street what you wish for the world.',
    'Answer the letter that has waited longest.',
    'Clear one shelf, and leave it empty for a week.',
    'Say goodbye properly to one habit.',
    'Let somebody give to you, without returning it.',
  ],
}

export const eleven: Voice = {
  gist: ['a lit window', 'the sudden hunch', 'a struck chord', 'two tall candles', 'the fine antenna', 'light under the door'],
  does: [
    'knows before it can say',
    'hears the note beforehand',
    'lights a lamp for others',
    'feels the weather turn',
    'leaps, and explains afterwards',
    'trembles and goes on',
  ],
  gift: ['quick intuition', 'the spark that others catch', 'a fine ear for meaning', 'vision', 'a light that travels'],
  snag: [
    'nerves worn thin',
    'ideals no Tuesday can meet',
    'sleep given up too lightly',
    'doubt after the flash',
    'everyone’s mood in one head',
  ],
  acts: [
    'Write the hunch down, with the date, and sleep.',
    'Eat, rest, and then decide what it meant.',
    'Say one unproved thing to someone kind.',
    'Choose one idea, and give it ordinary hours.',
    'Turn the volume of other people’s moods down.',
    'Let one flash pass without acting on it.',
    'Keep a small routine, especially on bright days.',
    'Show somebody the sketch before it is perfect.',
  ],
}

export const twentyTwo: Voice = {
  gist: ['the large plan', 'a drawn blueprint', 'work for years', 'the long bridge', 'many hands', 'a roof for others'],
  does: [
    'sees houses in empty fields',
    'counts bricks without despair',
    'plans for those to come',
    'holds the whole in view',
    'draws first and digs after',
    'asks how long it lasts',
  ],
  gift: ['vision with a ruler', 'patience on a large scale', 'trust from many sides', 'a plan that others can read', 'endurance'],
  snag: [
    'a plan too large for one',
    'nothing good enough to begin',
    'the weight of all that could be',
    'people treated as scaffolding',
    'rest put off for years',
  ],
  acts: [
    'Choose one corner of it, and begin there.',
    'Ask two people for their hands, by name.',
    'Draw it on one sheet, and date the sheet.',
    'Do the smallest part that would still stand.',
    'Put one rest day in the plan, in ink.',
    'Strike one fine idea off, to save another.',
    'Walk round the site before you decide anything.',
    'Thank those who carry, while they are carrying.',
  ],
}

export const thirtyThree: Voice = {
  gist: ['a teacher’s patience', 'the wide heart', 'help that teaches', 'an example', 'kindness with hands', 'a door in the wall'],
  does: [
    'stands beside and waits',
    'teaches by doing it well',
    'takes the heavy end',
    'makes others braver',
    'loves with sleeves rolled up',
    'gives the lamp away lit',
  ],
  gift: ['deep warmth', 'the patience of a teacher', 'a steadying presence', 'love that does the dishes', 'faith in late starters'],
  snag: [
    'everyone’s burden on one back',
    'a self forgotten at home',
    'kindness that cannot refuse',
    'pain taken in for lodging',
    'perfection asked of a heart',
  ],
  acts: [
    'Let one person struggle a little, and stay near.',
    'Close your door for an hour, with good conscience.',
    'Teach one thing you know by heart.',
    'Refuse one request, and stay friendly.',
    'Ask who cares for you, and let them.',
    'Put your own rest on the list of duties.',
    'Praise somebody’s second attempt.',
    'Give help with an end to it.',
  ],
}
