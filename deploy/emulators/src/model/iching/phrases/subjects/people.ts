import type { SubjectWords } from './subject-words.ts'

export const relationship: SubjectWords = {
  nouns: ['this matter of the heart', 'what is between the two of you', 'all this'],
  heard: [
    'Such things are seldom on one’s mind only in the evening.',
    'It is hard to be wise about somebody one thinks of daily.',
    'One can care a great deal and not know what next.',
    'Nobody gets through this by thinking alone.',
  ],
  outer: [
    'the other person, who has moods and mornings of their own',
    'the messages that come and the ones that do not',
    'what friends and family think they can see',
    'the time the two of you really have in a week',
    'the things the other says half in jest',
    'the circumstances neither of you has chosen',
  ],
  inner: [
    'what you hope for before you have had time to be careful',
    'the sentence you have ready and do not say',
    'your own need for closeness and for room',
    'the calm or the unrest you feel when you are alone again',
    'what you learned about love before this began',
    'the tenderness you would show if it were safe',
  ],
  deeds: [
    'put your own half into one sentence',
    'notice when the two of you are most at ease',
    'leave the next message until after breakfast',
    'tell a friend about it over a cup of tea',
    'write down what you would like to be asked',
    'take a walk on which you do not talk about it',
    'name one thing you like about how it is now',
  ],
}

export const family: SubjectWords = {
  nouns: ['this family matter', 'what is between you', 'all this'],
  heard: [
    'In a family, the oldest things are often the least talked about.',
    'Nobody is quite grown up among their own people.',
    'Such a thing sits at the table at every meal.',
    'With family one carries the past along as well.',
  ],
  outer: [
    'the others, each with a version of the story',
    'birthdays and telephone calls and who makes them',
    'the roles that were given out long ago',
    'what is said at the table and what is passed over',
    'the person at the other end, who is waiting too, perhaps',
    'the years, which have made everyone a little different',
  ],
  inner: [
    'the child you were, who still has an opinion',
    'the loyalty that makes you careful',
    'what you would say if nobody could be hurt by it',
    'your wish to be seen as you are today',
    'an old hurt that has its own memory for dates',
    'the affection that was never in question',
  ],
  deeds: [
    'think of one thing you would like to ask',
    'write three plain lines, and keep them overnight',
    'remember a meal at which it was easier',
    'look at an old photograph for a few minutes',
    'say one kind thing without a reason',
    'ask first what you would like to be asked',
    'decide what you do not need to discuss',
  ],
}

export const grief: SubjectWords = {
  nouns: ['your loss', 'what you are carrying', 'this time of missing somebody', 'all this'],
  heard: [
    'A loss like that keeps its own calendar.',
    'There is nothing in this that you ought to be finished with.',
    'Missing somebody is work, though nobody sees it being done.',
    'It is no wonder that other things find no hold just now.',
  ],
  outer: [
    'a world that has gone on with its errands',
    'the people who mean well and say the wrong thing',
    'the rooms and the dates that remind you',
    'the letters that still come in the old name',
    'the others who miss the same person differently',
    'the ordinary days, which ask for shopping and answers',
  ],
  inner: [
    'the love that has nowhere to go for the moment',
    'the tiredness that sleep does not quite reach',
    'the conversation you still have with them',
    'what you remember when nobody is talking',
    'the hours in which it is bearable, and your surprise at them',
    'your wish that nothing of them be lost',
  ],
  deeds: [
    'tell somebody one small story of them',
    'walk slowly along a way you used to walk',
    'light a lamp for an hour and do nothing',
    'cook something they liked',
    'write them three lines about your day',
    'let one task wait until next week',
    'ask a friend to sit with you, without advice',
  ],
}
