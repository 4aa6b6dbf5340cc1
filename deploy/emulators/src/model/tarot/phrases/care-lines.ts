import type { Care } from '../../question/care.ts'

/** Said after the opening and before the close when a question touches a matter that cards must leave to others. */
export const referrals: Readonly<Record<Care, readonly string[]>> = {
  abuse: [
    'Your safety comes first, before anyone’s feelings and before any card. A local domestic violence service can help you, in confidence. In danger, call the emergency services.',
    'No one has to stay where they are hurt or frightened. People at a support service for abuse will listen in confidence. In danger, call the emergency services.',
  ],
  pregnancy: [
    'On pregnancy and everything medical the cards are silent. A doctor or midwife can give you facts, and kindly.',
    'What concerns a pregnancy belongs with a doctor or a midwife. This is only company for the thoughts around it.',
  ],
  death: [
    'Of life and its length a card knows nothing. A doctor, a hospice team or a counsellor can speak with you.',
    'How long a life lasts is in no deck. A doctor or a counsellor is the right person to ask.',
  ],
  medical: [
    'For anything medical, please ask a doctor or another health professional. A card can keep you company in the waiting room.',
    'What is medical in this belongs with a doctor. A doctor can look and test where cards cannot.',
  ],
  legal: [
    'For the legal side, please ask a qualified lawyer. The cards can only help you gather your thoughts.',
    'What is legal in this needs a lawyer’s eye. Here it is a matter of how you stand in it.',
  ],
  bereavement: [
    'If it weighs too much, a doctor or bereavement counsellor can help. Cards only keep you company.',
    'For the heavy days there are bereavement counsellors. Your doctor knows where. This is no more than company.',
  ],
  financial: [
    'For decisions about money itself, please ask a qualified financial adviser. The cards know no figures and recommend none.',
    'No card can advise on sums, and this one does not. A qualified financial adviser can, or a debt advice service.',
  ],
}

/** Advice that is sound whatever the question, for readings on a matter of care. */
export const careAdvice: readonly string[] = [
  'Write down three questions for someone qualified, in your own words.',
  'Tell one person you trust that this is on your mind.',
  'Take ten minutes outdoors before you think about it again.',
  'List what you know, and then what you only fear.',
  'Choose one hour a day for this. Let the others be.',
  'Ask a friend to come along, or to sit beside you.',
  'Put the papers for it in one folder. Decide nothing yet.',
  'Eat and sleep first. Let the matter wait until both are done.',
  'Note how it feels this morning, and again this evening.',
  'Allow yourself one evening on which the subject is not mentioned.',
  'Say aloud what you would want, if wanting were simple.',
  'Find the opening hours of one place that can advise you.',
  'Do one thing with your hands: bread, a shelf, a letter.',
  'Let somebody else cook tonight.',
]

/** Advice where a reader may be in danger: safety and company, and nothing that leads back to the one who hurts. */
export const safetyAdvice: readonly string[] = [
  'Tell one person you trust what has been happening, in plain words.',
  'Keep a local support service’s number where only you can find it.',
  'Think of one place where you could spend a night, and ask.',
  'Put your papers, a key and some money where you reach them.',
  'Believe what you noticed, whatever you have been told.',
  'Let a doctor, a teacher or a neighbour know about it.',
  'Agree with a friend on a word for “please call me”.',
  'Make room today for one hour in which nobody can reach you.',
  'Write down what happened, with dates, and keep it safe.',
  'Rest wherever you are safest, and put off every other decision.',
  'Speak to someone trained in this; it commits you to nothing.',
  'Do something small today that belongs to you alone.',
  'Ask for company on the way, wherever the way goes.',
  'Remember that help can be asked for more than once.',
]

/** Lines that take the place of talk about daily life where safety comes first. */
export const safetyLines: readonly string[] = [
  'Nothing asks you to be {patient with|fair to} anyone who {hurts|frightens} you.',
  'You {owe no one|need give no one} an explanation for wanting to be safe.',
  'What {was done to you|happened} is {not your doing|no fault of yours}.',
  'The {only|first} question that matters here is where you are {safe|safest}.',
  'Being {tired|worn out} by this is {no weakness|natural}. You need not carry it alone.',
  'You may {take your time|go slowly} {with everything except safety|in all but being safe}.',
  '{Help|Company} {is nearer than it feels|exists}. It {can be asked for quietly|keeps what you tell it}.',
  'What frightened you {was real|counts}. It need not be proved here.',
  'There is {no right moment to wait for|no need to be sure} before asking for help.',
  'You {are allowed to|may} {tell it in pieces|tell only a part}.',
  'Whatever you have done so far, {you did it to get through|it got you here}.',
  '{Nobody’s|No one’s} {anger|temper} is {yours to manage|your task}.',
  'A {picture|card} {can be put down at any time|is only paper}. Your safety is not.',
  'The {people|voices} who {believe you|are on your side} are {worth keeping near|worth ringing today}.',
  'It is {enough|plenty} for today to {know where you could go|have told one person}.',
  'Someone who {loves you|cares for you} {does not make you afraid|leaves you free}.',
  'You {are not the only one|are in wide company}. Others before you left a path.',
  'Nothing {here|in these pictures} {asks you to decide today|sets you a date}.',
  '{Small|Quiet} steps {count|are steps}: {a call, a key, a name written down|one number, one friend, one bag}.',
  'You may {change your mind|take a step back} and {still be helped|still be believed}.',
  'Your {own sense of it|first feeling} {deserves to be believed|can be trusted}.',
]
