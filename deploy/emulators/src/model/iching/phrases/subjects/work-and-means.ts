import type { SubjectWords } from './subject-words.ts'

export const work: SubjectWords = {
  nouns: ['this matter of work', 'your working life', 'all this'],
  heard: [
    'Work takes the best hours of a day, so this weighs.',
    'Such a thing comes along on the way home.',
    'Such a matter does not stay behind at the office.',
    'What one does all day is never only a job.',
  ],
  outer: [
    'deadlines, colleagues, and whoever has to sign',
    'what is expected of you and by whom',
    'the tone of the place, which nobody decided',
    'the person on the other side of the desk',
    'the calendar, which others fill as well',
    'the offers and duties that come by post',
  ],
  inner: [
    'your own energy, and the pride you take in doing it well',
    'the tiredness you do not mention in meetings',
    'the wish to be asked before it is decided',
    'what you would do with a free afternoon',
    'the skill that has become so natural you forget it',
    'your sense of what is enough',
  ],
  deeds: [
    'mark the two hours of the day you enjoyed',
    'write the talk you need as five plain sentences',
    'ask somebody how their third month was',
    'note what takes your time without needing you',
    'leave on time once, and see who notices',
    'say out loud what you would ask for',
    'describe your work to somebody outside it',
  ],
}

export const money: SubjectWords = {
  nouns: ['this matter of money', 'the practical side of this', 'all this'],
  heard: [
    'Money is seldom only about money.',
    'Sums have a way of coming up at night.',
    'Such a matter is easier to count than to settle.',
    'It takes courage to look at figures calmly.',
  ],
  outer: [
    'prices, dates, and what others take for granted',
    'the people whose plans hang on yours',
    'the advice that comes without being asked for',
    'the letters with windows in them',
    'the customs of the people you live among',
    'what is in demand this year and was not last year',
  ],
  inner: [
    'what safety means to you, in plain things',
    'the habits you learned at your parents’ table',
    'the worry that does not ask how large the sum is',
    'your own idea of what is enough',
    'the pleasure you take in giving',
    'the pride that would rather not ask',
  ],
  deeds: [
    'write what you know beside what you only guess',
    'name aloud what you would call enough',
    'keep the receipts of one week in a bowl',
    'put the papers on one pile and date it',
    'tell one person how you feel about it',
    'list three things that give joy and cost nothing',
  ],
}

export const home: SubjectWords = {
  nouns: ['this matter of house and home', 'the life you have at home', 'all this'],
  heard: [
    'Where one lives, one cannot simply look away.',
    'A home that asks for so much gives little rest.',
    'Such things meet one again in the hall each evening.',
    'It is odd how much life a few rooms hold.',
  ],
  outer: [
    'walls, weather, and the things that break',
    'the neighbours, and who else has a key',
    'the quiet or the noise that comes in from outside',
    'the craftsmen who come on Thursday or do not',
    'the street, and what it has become',
    'all that has to be paid for and carried',
  ],
  inner: [
    'your picture of what home should feel like',
    'the corner in which you breathe out',
    'what you brought along from earlier rooms',
    'your patience, which is not built of brick either',
    'the wish to have it finished at last',
    'the people you would like to see at the table',
  ],
  deeds: [
    'walk through the rooms with the lights low',
    'list three things that can wait',
    'put right the smallest broken thing first',
    'sit for a while in the room you avoid',
    'give one shelf your whole attention',
    'invite somebody in, just as it is',
  ],
}
