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
    '{That gives the matter|It gives the whole} {a wide frame|some depth}.',
    'So the {subject|question} is {larger than its occasion|part of something longer}.',
    'That {raises the ceiling|lends it weight}, {without making it heavy|though nothing in it is urgent}.',
    'More is moving in it than a single day.',
  ],
  'majors-few': [
    '{Most of this|The greater part} is {made of ordinary days|everyday stuff}.',
    'So it rests mainly on {daily choices|small decisions}.',
    'The {scale is domestic|frame is modest}, {with a window in it|and there is a view from it}.',
    'That is good news for anyone with hands.',
  ],
  'majors-none': [
    'So the whole of it {is made of ordinary days|lives in the everyday}.',
    'Nothing {fateful|grand}, then: {it is in small hands|the matter is a daily one}.',
    'Most things are changed in the everyday anyway.',
  ],
  'reversals-many': [
    '{A good part of it is still turned inward|Much here is still going on within}.',
    'So the knots are in view, and can be undone.',
    'So several things wait to be turned, {one at a time|without hurry}.',
    'It reads like a table of things half said.',
    'It is an inward draw, {and inward is a direction too|and quiet in its manner}.',
  ],
  'reversals-few': [
    'The rest runs freely, which {keeps the trouble small|helps}.',
    'So it is clear {where to look|where the knot is}.',
    '{Most of it is in the open|The larger part stands on its feet}.',
    'That leaves the way mostly clear, with {something|a little} to step over.',
  ],
  'reversals-none': [
    'So {everything here faces you|nothing is hiding its face}, which makes for plain reading.',
    '{It is an open draw|All of it is in the open}, {with little held back|and says what it says}.',
  ],
  'suit-one': [
    '{The matter it stands for is real, and narrow|What it stands for is present, in a small dose}.',
    'So its {theme|subject} is {one voice|a single voice} {in the room|among others}.',
    'It {speaks alone for its side of things|has no company of its own kind}.',
  ],
  'suit-many': [
    '{One voice has the larger share of the talk|One side of life has the floor}.',
    'It is fair to ask what the other sides would say.',
    'So the {weight lies|emphasis falls} {clearly on one side|in one place}.',
    'The draw keeps {coming back|returning} to one subject.',
  ],
  any: [
    'It {gives the draw its grain|colours the rest}, {though it settles nothing|without deciding anything}.',
    'That {is a matter of chance, and still a useful hint|adds a tone, no more}.',
    'One {may make a little of it|need not make much of it}.',
  ],
}
