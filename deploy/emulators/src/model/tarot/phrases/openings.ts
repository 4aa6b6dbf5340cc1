import type { Subject } from '../../question/subject.ts'
import type { Form } from '../../question/topic.ts'

/** How a question whose words can be taken up begins a sentence; `$clause` completes "you ask …". */
export const askings: readonly string[] = [
  'You ask $clause',
  'You {want|would like} to know $clause',
  'You have come to ask $clause',
  'The question is $clause',
  '{What you are asking|What you bring} is $clause',
]

/** The same where the question's own words are left alone: `$np` names the matter. */
export const askingsAbout: Readonly<Record<Form, readonly string[]>> = {
  choice: ['You stand between two things in $np', 'You have brought a choice about $np', 'There is a fork in the road about $np'],
  whether: ['You would like to know how it stands with $np', 'You ask about $np, for a yes or a no', 'Your question is about $np'],
  when: ['It is the timing of $np that you ask about', 'You ask about $np, and when', 'There is a clock in your question about $np'],
  why: ['You would like to understand $np', 'You ask for a reason, about $np', 'You would like to see behind $np'],
  how: ['You ask for a way to go about $np', 'You are looking for a handle on $np', 'You bring a practical question about $np'],
  what: ['You ask an open question about $np', 'You have brought $np, and what to make of it', 'You would like a clearer view of $np'],
  told: ['You speak of $np', 'What you describe has $np at its centre', 'You have set down how it is with $np'],
  none: ['No question was put', 'You came without a question', 'Nothing was asked'],
}

/** What follows such a beginning: `$first` and `$last` are the things in the first and the last picture. */
export const drawJoins: readonly string[] = [
  ', and the draw {goes|leads|runs} from $first to $last.',
  ', and the cards answer with $first and, {at the end|last of all}, with $last.',
  '; {somewhere between|between} $first and $last lies what the cards can add.',
  ', and what came up {begins with|opens on} $first and {ends on|closes with} $last.',
  ', and the row has $first at one end and $last at the other.',
  '; the first picture holds $first, and the last one holds $last.',
]

/** What was drawn: `$count` and `$Count` in words with their noun, `$for` the time. */
export const drawOpenings: readonly string[] = [
  '$Count {were drawn|were turned} $for.',
  '$Count came up $for.',
  'The shuffle gave $count $for.',
  '$Count were laid out $for.',
]

/** A word on how it is asked. */
export const formAsides: Readonly<Record<Form, readonly string[]>> = {
  choice: [
    'Both sides have been argued already.',
    'Neither answer is absurd, or you would not ask.',
    'It is also a question about what you would miss.',
    'Two doors, and one pair of shoes.',
    'Both are still imaginary, so both can be improved in thought.',
    'Behind it may be another question: what each would cost.',
  ],
  whether: [
    'Cards are poor at yes and no, and rather good at why.',
    'It sounds like yes or no, and seldom is.',
    'There is some hope in the asking.',
    'It has been put plainly.',
    'To ask is to have begun thinking about both answers.',
    'What would you feel if someone else decided it?',
  ],
  when: [
    'Cards keep no calendar; they know something of seasons.',
    'No draw gives a date, but it can describe the weather.',
    'The answer is likelier to be a condition than a day.',
    'The waiting has perhaps become part of the matter.',
    'Impatience is an honest reason to ask.',
    'To ask is to stand at the window already.',
  ],
  why: [
    'A why is usually older than the day it is asked.',
    'There may be several reasons, and none of them shameful.',
    'You have probably had a theory already.',
    'The cards hold up a lamp and leave you the looking.',
    'It is a braver question than what to do.',
    'To ask is already a step back from it.',
  ],
  how: [
    'That leaves the whether behind.',
    'It is a practical question, and it wants verbs.',
    'The first step helps more than the whole plan.',
    'Some of the answer may be in hand already.',
    'There is usually more than one way, and one is yours.',
    'To ask is to have rolled up one sleeve.',
  ],
  what: [
    'It is an open question, openly put.',
    'That leaves the draw plenty of room.',
    'A draw can sort what you already half know.',
    'No answer has been pencilled in.',
    'It is good to ask before the day fills up.',
    'One looks out like this before choosing a coat.',
  ],
  told: [
    'It is taken here as it stands.',
    'Telling is a kind of question too.',
    'There is something under it, without a question mark.',
    'Perhaps it was enough to write it down.',
    'It wants company more than an answer.',
    'The asking is left to the draw.',
  ],
  none: [
    'So the draw speaks to the day as it is.',
    'It may be read like a picture.',
    'Without one, a draw is a look out of the window.',
    'The cards were turned all the same.',
    'So there is no answer to wait for.',
    'That leaves the cards the whole table.',
  ],
}

/** A word on the subject. */
export const subjectOpenings: Readonly<Record<Subject, readonly string[]>> = {
  relationship: [
    'Matters of the heart have two authors, and one is here.',
    'Love has kept card tables busy for centuries.',
    'Of the other person the cards {know|say} nothing.',
    'What two people make is seen here from one side.',
    'Tender subjects {are best held loosely|ask for a light hand}.',
    'The heart {seldom asks only one thing|asks in its own spelling}.',
  ],
  family: [
    'Families {have long memories|go back further than any question}.',
    'Where kin is concerned, every answer has cousins.',
    'Family is {the oldest room in the house|a language learned before speech}.',
    'No one is {judged|on trial} here, relatives least of all.',
    'Some questions are inherited, and answered in one’s own hand.',
    'Between relatives {much is understood and little said|the small things weigh most}.',
  ],
  work: [
    'Work takes {the best hours of most days|more of life than its title says}.',
    'Behind a question about work there is often one about {worth|time}.',
    'Offers and duties look alike on paper.',
    'A working life has more than one door.',
    'In such matters the wish has to be listened for.',
    'What one does all day slowly becomes a portrait.',
  ],
  money: [
    'Money is seldom only arithmetic, and only the rest is read here.',
    'Of sums the cards know nothing, of worry a little.',
    'Behind the figure there is usually something else being counted.',
    'What one owes and owns belongs on paper, elsewhere.',
    'Questions of means are asked quietly, and rightly.',
    'A purse is also a kind of diary.',
  ],
  home: [
    'A home is half walls and half habit.',
    'The place one lives in knows a good deal.',
    'Behind questions about a house there is often one about peace.',
    'Four walls are rarely only that.',
    'Where one hangs one’s coat is no small question.',
    'Houses are {patient|slow to complain}.',
  ],
  move: [
    'To go or to stay is one of the oldest questions.',
    'A new place begins as a picture and becomes a street.',
    'Leaving and arriving are two different journeys.',
    'Distance is easily measured, and what it changes is not.',
    'Roots and roads both belong to a life.',
    'Before any boxes there is a picture in the mind.',
  ],
  health: [
    'Of the body the cards know nothing.',
    'Where well-being is concerned, a draw is company, not counsel.',
    'Such questions deserve a quiet voice, and facts from elsewhere.',
    'Being well is no examination, and nothing here gives marks.',
    'What a body needs is not printed on cards.',
    'A tired hour makes large shadows.',
  ],
  grief: [
    'What is lost keeps its place, and nothing here will hurry you.',
    'For such a thing there are no right words.',
    'Sorrow keeps its own hours.',
    'The cards cannot make it lighter; they keep you company.',
    'There is love in the missing, and it has the first word.',
    'Read this slowly, or later, or in part.',
  ],
  creativity: [
    'Making things is mostly returning to them.',
    'Work of one’s own never comes at a convenient time.',
    'A piece still in the making has opinions of its own.',
    'The blank page is the oldest of critics.',
    'Between the idea and the thing lies plain labour.',
    'What wants to be made tends to knock more than once.',
  ],
  study: [
    'To study is to be a beginner on purpose.',
    'Learning has its plateaus, and they are part of it.',
    'Behind such a question there is often one about being enough.',
    'A subject is larger than its examination, and so are you.',
    'Knowledge comes by small doors, and late.',
    'No card can sit an exam, though one may tidy a desk.',
  ],
  general: [
    'The cards can turn it round and show its other sides.',
    'Some questions grow clearer when laid on a table.',
    'A draw adds no facts; it moves the lamp.',
    'Take it as {one view among several|a conversation and not a ruling}.',
    'What follows is a set of pictures, and the looking is yours.',
    'It may help to {read slowly|read it twice|trust your first small nod}.',
  ],
}
