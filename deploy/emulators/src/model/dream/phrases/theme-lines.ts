/** What may be said, in one short sentence, of the pictures that turn on a theme. */
export const themeLines: Readonly<Record<string, readonly string[]>> = {
  control: [
    'Being carried and being driven feel alike until one is asked.',
    'Some people mind losing the wheel, others mind having to hold it.',
    'How much one steers is usually noticed when it no longer works.',
    'There is a middle way between gripping and letting go altogether.',
  ],
  change: [
    'Endings and beginnings are seldom as far apart as they seem.',
    'One is often well into a change before one admits it.',
    'What is finished can be thanked before it is put away.',
    'New things are clumsy at first and deserve some patience.',
  ],
  threat: [
    'What is kept at a distance tends to look larger.',
    'Being wary is tiring, even where there is good reason for it.',
    'Looked at squarely, such things often turn out to want something.',
    'It helps to know what exactly one is bracing oneself against.',
  ],
  loss: [
    'We look hardest for the things we had stopped noticing.',
    'A gap can be looked at without being filled straight away.',
    'What is missing shows rather exactly what one cares for.',
    'Not everything that has gone has to be found again.',
  ],
  exposure: [
    'Being looked at and being seen are not the same thing.',
    'Most onlookers are far busier with themselves than one thinks.',
    'It is a relief, now and then, to have nothing to cover.',
    'What one hides from others is often known to them anyway.',
  ],
  home: [
    'A place can fit for years and then no longer quite fit.',
    'Belonging is partly given, and partly a matter of housekeeping.',
    'One knows a home by what one need not explain there.',
    'Even familiar rooms look different to someone who has changed.',
  ],
  passage: [
    'Being on the way is also a place to be.',
    'Whoever crosses over still has one foot on the old side.',
    'The going itself may count for as much as the arrival.',
    'Between two places one is allowed not to know much yet.',
  ],
  feeling: [
    'Some feelings arrive a good while before the words for them.',
    'A feeling can be let in without being given the house keys.',
    'What has no name yet can still be described.',
    'There is no need to put it into words at once.',
  ],
  instinct: [
    'What is alive in us does not always ask for permission.',
    'The body often knows its friends before the head does.',
    'Not everything untamed is against us; some of it keeps watch.',
    'Such a liveliness is easier to befriend than to order about.',
  ],
  support: [
    'One learns what carries one mostly when it begins to wobble.',
    'Leaning on something is not the same as being weak.',
    'It is worth knowing by name what keeps one upright.',
    'Help is easier to accept when it has been looked at calmly.',
  ],
  time: [
    'Most hurry starts out as somebody else’s timetable.',
    'Some deadlines are real, and others have only been around for long.',
    'One can be late for a thing and still not need it.',
    'An old clock may go on ticking long after school is over.',
  ],
  voice: [
    'It is hard to be answered before one has asked.',
    'Some messages wait for a sender rather than for an address.',
    'Being heard often begins with a sentence said to one person.',
    'What is said late is not for that reason said in vain.',
  ],
  hidden: [
    'What is out of sight is not always something to fear.',
    'Some things are put away simply because there was no time.',
    'One may look a little, and come back another day.',
    'Not looking can be a rest, and it can be a habit.',
  ],
  bond: [
    'Other people take up room in us, whether invited or not.',
    'Closeness is made of small things, and so is distance.',
    'A bond can change its shape without coming undone.',
    'What one is to others is only half of what one is.',
  ],
  worth: [
    'What one counts as one’s own says a good deal.',
    'Being useful and being valued are easily mistaken for each other.',
    'Some of the best things one has were never paid for.',
    'It is worth checking now and then what one carries about.',
  ],
}
