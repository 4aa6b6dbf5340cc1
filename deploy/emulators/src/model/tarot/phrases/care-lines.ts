import type { Care } from '../../question/care.ts'

/** Said after the opening and before the close when a question touches a matter that cards must leave to others. */
export const referrals: Readonly<Record<Care, readonly string[]>> = {
  abuse: [
    'Your safety comes first, before anyone’s feelings and before any card: a local domestic violence service can help you confidentially, and in danger the emergency services can.',
    'No one has to stay where they are hurt or frightened; people at a local support service for abuse will listen in confidence, and in danger call the emergency services.',
  ],
  pregnancy: [
    'On pregnancy and everything medical about it the cards are silent: a doctor or midwife can give you facts, and kindly.',
    'What concerns a pregnancy belongs with a doctor or a midwife; this is only company for the thoughts around it.',
  ],
  death: [
    'Of life and its length a card knows nothing, and this one says nothing; a doctor, a hospice team or a counsellor can speak with you about what worries you.',
    'How long a life lasts is in no deck; for what lies behind the question, a doctor or a counsellor is the right person to talk to.',
  ],
  medical: [
    'For anything medical, please ask a doctor or another health professional; a card can keep you company in the waiting room and do no more.',
    'What is medical in this belongs with a doctor, who can look and test where cards cannot.',
  ],
  legal: [
    'For the legal side, a qualified lawyer or a free advice centre is the right place; the cards can only help you gather your thoughts.',
    'What is legal in this needs a lawyer’s eye; here it is a matter of how you stand in it.',
  ],
  bereavement: [
    'If the weight of it grows too much, a doctor or a bereavement counsellor can help you carry it; cards only keep you company.',
    'For the heavy days there are bereavement counsellors and support groups, and your doctor knows where; this is no more than company.',
  ],
  financial: [
    'For decisions about money itself, please ask a qualified financial adviser; the cards know no figures and recommend none.',
    'No card can advise on sums, and this one does not: a qualified financial adviser or a debt advice service can.',
  ],
}

/** Advice that is sound whatever the question, for readings on a matter of care. */
export const careAdvice: readonly string[] = [
  'Write down the three questions you would put to someone qualified, in your own words.',
  'Tell one person you trust that this is on your mind.',
  'Take ten minutes outdoors before you think about it again.',
  'Make a list of what you know, and a second of what you only fear.',
  'Choose the hour of the day at which you will think about this, and let the others be.',
  'Ask a friend to come along to the appointment, or to sit beside you while you telephone.',
  'Put the papers that belong to it in one folder, without deciding anything.',
  'Eat and sleep first, and let the matter wait until both are done.',
  'Note how you feel about it this morning and again this evening, in one line each.',
  'Allow yourself one evening on which the subject is not mentioned.',
  'Say aloud what you would want, if wanting were simple, and leave it at that for today.',
  'Find out the name and the opening hours of one place that can advise you.',
  'Do one thing with your hands that has a beginning and an end: bread, a shelf, a letter.',
  'Let somebody else cook tonight.',
]

/** Advice where a reader may be in danger: safety and company, and nothing that leads back to the one who hurts. */
export const safetyAdvice: readonly string[] = [
  'Tell one person you trust what has been happening, in plain words.',
  'Keep the number of a local support service somewhere only you can find it.',
  'Think of one place where you could spend a night, and ask whether the door is open.',
  'Put your papers, a key and a little money together, where you can reach them.',
  'Believe what you noticed, even where you have been told that it was nothing.',
  'Let a doctor, a teacher or a neighbour know that you may need them.',
  'Agree on a word with a friend that means “please call me now”.',
  'Make room today for one hour in which nobody can reach you.',
  'Write down what happened, with dates, and keep it in a safe place.',
  'Rest wherever you are safest, and put off every other decision.',
  'Speak to someone trained in this; it commits you to nothing.',
  'Do something small today that belongs to you alone.',
  'Ask for company on the way, wherever the way goes.',
  'Remember that help can be asked for more than once.',
]

/** Lines that take the place of talk about daily life where safety comes first. */
export const safetyLines: readonly string[] = [
  'Nothing in it asks you to be {patient with|fair to} anyone who {hurts|frightens} you.',
  'You {owe no one|need give no one} an explanation for wanting to be safe.',
  'What {was done to you|happened} is {not your doing|no fault of yours}, {whatever was said|and no card says otherwise}.',
  'The {only|first} question that matters here is where you are {safe|safest}.',
  'Being {tired|worn out} by this is {no weakness|natural}, {and you need not carry it alone|and there are people whose work it is to help}.',
  'You may {take your time|go slowly} {with everything except safety|in all but being safe}.',
  '{Help|Company} {is nearer than it feels|exists}, {and it can be asked for quietly|and it keeps what you tell it to itself}.',
  'What frightened you {was real|counts}, {and need not be proved here|whether or not anyone else saw it}.',
  'There is {no right moment to wait for|no need to be sure of everything} {before asking for help|in order to be helped}.',
  'You {are allowed to|may} {tell it in pieces|tell only a part}, {to someone trained to listen|and to whom you choose}.',
  'Whatever you {decided until now|have done so far}, {you did it to get through|it got you here}, {and that is no failing|and here help can begin}.',
  '{Nobody’s|No one’s} {anger|temper} is {yours to manage|your task}.',
  'A {picture|card} {can be put down at any time|is only paper}; {your safety comes before all of them|your safety is not, and it comes first}.',
  'The {people|voices} who {believe you|are on your side} are {the ones to keep near|worth ringing today}.',
  'It is {enough|plenty} for {one day|today} to {know where you could go|have told one person}.',
  'Someone who {loves you|cares for you} {does not make you afraid|leaves you free to go and come back}.',
  'You {are not the only one|are in wide company}, {and those who went before you left a path|and there are people who know the way out}.',
  'Nothing {here|in these pictures} {asks you to decide today|sets you a date}; {being safe tonight is enough|tonight’s safety is the whole task}.',
  '{Small|Quiet} steps {count|are steps}: {a call, a key, a name written down|one number, one friend, one bag}.',
  'You may {change your mind|take a step back} and {still be helped|still be believed}.',
  'Your {own sense of it|first feeling} {deserves to be believed|can be trusted}.',
]
