/** What the six places of a hexagram speak of, from the bottom up. No sentence is longer than twelve words. */
export const linePlaces: readonly (readonly string[])[] = [
  [
    'Down here a matter has barely begun.',
    'This is where things start, before anyone notices.',
    'It is the place of first steps.',
    'So low down, little shows and much can still be changed.',
  ],
  [
    'This is the inner middle, where one works unseen.',
    'It is a good place: central, quiet and near the ground.',
    'Here one does the work without the title.',
    'The place is modest, and it is balanced.',
  ],
  [
    'This is the threshold, and the footing is unsure.',
    'Here the inside ends and one is not yet outside.',
    'It is a restless place, between two floors.',
    'On this step most people hurry or hesitate.',
  ],
  [
    'This is the first step outside, close to those who decide.',
    'Here one stands near power and had better stand lightly.',
    'It is the place of the helper and the go-between.',
    'The door is behind you here, the room still strange.',
  ],
  [
    'This is the place of the one who decides.',
    'It is the ruler’s seat, and it asks for measure.',
    'Nowhere else does an act carry so far.',
    'Here one is seen, and one’s manner is copied.',
  ],
  [
    'This is the end of the road, or just past it.',
    'Up here a matter is nearly over.',
    'It is the roof: a wide view and nowhere to climb.',
    'So high up, the next movement is downward or away.',
  ],
]

/** What a line that changes does, by the value it was cast with. */
export const movements: Readonly<Record<'6' | '9', readonly string[]>> = {
  '6': [
    'Something yielding is about to grow firm.',
    'A broken line has had enough of giving way.',
    'What was open here begins to close and hold.',
    'Softness has gone as far as it can, and turns.',
  ],
  '9': [
    'Something firm is about to yield.',
    'A whole line has reached the end of its strength.',
    'What was closed here begins to open.',
    'Firmness has gone as far as it can, and turns.',
  ],
}

/** Said of a line that speaks because it alone, or almost, is at rest. */
export const resting: readonly string[] = [
  'Almost everything moves, and this stays.',
  'It is the still point, so it is the one to hear.',
  'Amid so much change, here is something to hold.',
  'What rests while all else turns deserves attention.',
]

/** Introduces a line's picture. */
export const signLeads: readonly string[] = [
  'The picture is $sign.',
  'Old readers saw $sign here.',
  'What one is shown is $sign.',
  'Imagine $sign.',
  'It speaks of $sign.',
  'Keep before you $sign.',
]

export const chiefLines: readonly string[] = [
  'Of the two texts, this one has the last word.',
  'Where the two disagree, follow this one.',
  'This is the weightier of the two.',
]
