import type { Care } from '../../question/care.ts'

/** Who can help, where a matter is beyond any oracle. No sentence is longer than twelve words. */
export const referrals: Readonly<Record<Care, readonly string[]>> = {
  abuse: [
    'Your safety comes first. A local domestic violence service can help in confidence. In danger, call the emergency services.',
    'No one has to stay where they are hurt. A local support service listens in confidence. In danger, call the emergency services.',
  ],
  pregnancy: [
    'What concerns a pregnancy belongs with a doctor or a midwife.',
    'On pregnancy the lines are silent. A doctor or midwife can tell you more.',
  ],
  death: [
    'How long a life lasts is in no book. A doctor or a counsellor can talk with you about it.',
    'Of life and its length the lines say nothing. A doctor or a counsellor is the one to ask.',
  ],
  medical: [
    'For anything medical, please ask a doctor. The lines can only keep you company.',
    'What is medical in this belongs with a doctor, who can look.',
  ],
  legal: ['For the legal side, please ask a lawyer or an advice centre.', 'What is legal in this needs a lawyer’s eye.'],
  financial: [
    'For decisions about money itself, please ask a qualified financial adviser.',
    'The lines know no figures; for those, ask a qualified financial adviser.',
  ],
  bereavement: [
    'If it grows too heavy, a bereavement counsellor can help carry it.',
    'For the heavy days there are counsellors and support groups.',
  ],
}

/** Where a matter belongs with those trained for it, the picture is not explained. */
export const keptBeside: readonly string[] = [
  'It is a view from a window, {with $from in it and $to|of $from and of $to}, and it explains nothing {about what you asked|of what you asked}.',
  'Let it lie beside your question as a postcard would, with $from on {one|the one} side and {nothing but $to|$to} on the other.',
  'One may rest one’s eyes on $from in it, {or|and} on $to, and {leave it at that|need do no more}.',
]
/** A line's picture, `$sign`, as company. */
export const kept: readonly string[] = [
  'Let $sign be company, like a picture {in the hall|by the stairs}, while {somebody who knows|somebody trained for it} looks at the matter itself.',
  'There is no instruction in $sign, only something to look at {until you have talked|before you talk} to {somebody who knows|a person trained for it}.',
  'You might take $sign along {as a picture|to look at}, and leave {deciding|every decision} to a talk with {somebody who knows|a person trained for it}.',
]
/** The relating hexagram as a second picture: `$from` is a keyword of the first, `$to` what does good in the second, `$ahead`. */
export const beside: readonly string[] = [
  'Beside $from the cast {lays|sets} a second picture, $ahead, {with $to in it|and $to belongs to it}.',
  'Further along there is $ahead, a picture of $to, and one {may|can} look at it {without being asked to go there|from where one stands}.',
  'Where $from was, the book shows $to; {for you|for now} that is {a second picture|one more picture} and nothing to act upon.',
]
export const closes: readonly string[] = [
  'Let $from and $to keep you company {for a while|for an evening}; what follows belongs in a talk with someone trained for it.',
  'If $from and $to stay with you as pictures, {that is|that may be} enough, since the lines put no decision on you.',
  'They are pictures to think beside, $from in one and $to in the other, and someone who knows {can|could} tell you more.',
]
/** Instead of advice. */
export const careDeeds: readonly string[] = [
  'Write down three questions to put to someone qualified.',
  'Take a friend along, and let them take the notes.',
  'List what you know, and beside it what you only fear.',
  'Find out one name and one telephone number today.',
  'Choose one hour for it, and let the others be.',
  'Put the papers that belong to it in one folder.',
  'Eat and sleep first; it can wait that long.',
  'Tell one person you trust that it weighs on you.',
  'Take ten minutes outdoors before you think of it again.',
  'Allow yourself one evening without the subject.',
]
