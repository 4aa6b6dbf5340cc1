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
  choice: ['You ask about $np, and which of two ways to go', 'You bring a choice between two things, about $np'],
  whether: ['You would like to know how it stands with $np', 'You ask about $np, for a yes or a no', 'Your question is about $np'],
  when: ['You ask about $np, and when', 'You ask about $np, and about the right time'],
  why: ['You would like to understand how it is with $np', 'You ask about $np, and for a reason'],
  how: ['You ask how to go on with $np', 'You bring a practical question about $np'],
  what: ['You ask about $np', 'You bring an open question about $np', 'You would like a clearer view of $np'],
  told: ['You write about $np', 'You have set down how it is with $np'],
  none: ['No question was put', 'You came without a question', 'Nothing was asked'],
}

/** How a question goes on that is long to tell, the shortest last: `$first` and `$last` are the first and the last card. */
export const drawJoins: readonly string[] = [
  ', and the cards {answer|reply} with $first first and $last last.',
  ', and the {row|answer} runs from $first to $last.',
  ', and the {answer|draw} begins with $first and ends with $last.',
  '; the row {runs|leads} from $first to $last.',
  '; first comes $first, and last $last.',
]

/** Leads from the opening into the first card: `$first` is its link and `$gist` what it turns on. */
export const firstCards: readonly string[] = [
  'It begins with $first: $gist.',
  'First comes $first, and with it $gist.',
  'The first card is $first: $gist.',
  'It opens with $first, and so with $gist.',
  'First on the table is $first: $gist.',
  'The row begins with $first: $gist.',
]

/** What was drawn: `$count` and `$Count` in words with their noun, `$for` the time. */
export const drawOpenings: readonly string[] = [
  '$Count {were drawn|were turned} $for.',
  '$Count came up $for.',
  'The shuffle gave $count $for.',
  '$Count were laid out $for.',
]

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
