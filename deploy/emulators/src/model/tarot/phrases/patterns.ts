/** How a fact about the whole draw is brought in: `$fact` is its linked label, fitted for mid-sentence. */
export const patternLeads: readonly string[] = [
  '{Something else to notice|One thing more}: $fact.',
  '{Looking at the table as a whole|Seen from above}: $fact.',
  'A word on the {draw as a whole|whole table}: $fact.',
  '{Worth adding|Worth noting}: $fact.',
  '{And a count|A small count}: $fact.',
  '{One|A} detail of the {whole draw|draw}: $fact.',
]

/** For a label that is a noun phrase about this very card, like "the only card of Swords". */
export const onlyCardLeads: readonly string[] = [
  '{Of all the cards here|In this draw} it is $fact.',
  'It is also $fact.',
  'Notice that it is $fact.',
  'On this table it is $fact.',
]

/** What such a fact may mean, by its kind. */
export const patternComments: Readonly<
  Record<
    'majors-many' | 'majors-few' | 'majors-none' | 'reversals-many' | 'reversals-few' | 'reversals-none' | 'suit-one' | 'suit-many' | 'any',
    readonly string[]
  >
> = {
  'majors-many': [
    '{That gives the matter|It gives the whole} {a wide frame|some depth}: {it belongs to a longer chapter|more is moving in it than a single day}.',
    'So the {subject|question} is {larger than its occasion|part of something longer}.',
    'That {raises the ceiling|lends it weight}, {without making it heavy|though nothing in it is urgent}.',
  ],
  'majors-few': [
    '{Most of this|The greater part} is {made of ordinary days|everyday stuff}, {with a larger thread in it|which is good news for anyone with hands}.',
    'So it rests mainly on {daily choices|small decisions}, and a little on the long view.',
    'The {scale is domestic|frame is modest}, {with a window in it|and there is a view from it}.',
  ],
  'majors-none': [
    'So the whole of it {is made of ordinary days|lives in the everyday}, {which can be rearranged|where most things are changed anyway}.',
    'Nothing {fateful|grand}, then: {it is in small hands|the matter is a daily one}, {and that is workable|and so within reach}.',
  ],
  'reversals-many': [
    '{A good part of it is still turned inward|Much here is still going on within}, {and asks for patience more than action|which is no bad sign, only a quiet one}.',
    'So the knots are in view, and knots in view can be undone.',
    'So several things wait to be turned, {one at a time|without hurry}.',
    'It reads like a table of things half said, and half said is a beginning.',
    'It is an inward draw, {and inward is a direction too|and quiet in its manner}.',
  ],
  'reversals-few': [
    'The rest runs freely, which {keeps the trouble small|helps}.',
    'So it is clear {where to look|where the knot is}, and {the knot is|it is} a small one.',
    '{Most of it is in the open|The larger part stands on its feet}, {and what is turned stands out|so what is turned is easy to find}.',
    'That leaves the way mostly clear, with {something|a little} to step over.',
  ],
  'reversals-none': [
    'So {everything here faces you|nothing is hiding its face}, which makes for plain reading.',
    '{It is an open draw|All of it is in the open}, {with little held back|and says what it says}.',
  ],
  'suit-one': [
    '{The matter it stands for is real, and it is narrow|What it stands for is present, in a small dose}.',
    'So its {theme|subject} is {one voice|a single voice} {in the room|among others}, {and worth hearing for that|and easy to single out}.',
    'It {speaks alone for its side of things|has no company of its own kind}, {which makes it easy to hear|so listen for it}.',
  ],
  'suit-many': [
    '{One voice has the larger share of the talk|One side of life has the floor}, {and the others comment|and it is fair to ask what the others would say}.',
    'So the {weight lies|emphasis falls} {clearly on one side|in one place}, {and that simplifies things|like furniture pushed to one wall}.',
    'The draw keeps {coming back|returning} to one subject, {and that is worth taking up|from several chairs}.',
  ],
  any: [
    'It {gives the draw its grain|colours the rest}, {though it settles nothing|without deciding anything}.',
    'That {is a matter of chance, and still a useful hint|adds a tone, no more}.',
    'One {may make a little of it|need not make much of it}: {it is a tint|it shades the whole}.',
  ],
}
