/** What each trigram shows as the upper half, which meets one, and as the lower half, on which one stands; clauses without a full stop. */
type Halves = { above: readonly string[]; below: readonly string[] }

export const halves: Readonly<Record<string, Halves>> = {
  heaven: {
    above: ['the sky turns without tiring', 'there is open sky, which is strength that asks for no leave'],
    below: ['strength is being gathered like a held breath', 'the sky’s own force presses upward'],
  },
  thunder: {
    above: ['thunder has already broken loose', 'it thunders, and what slept is awake'],
    below: ['the first thunder of spring is still under the ground', 'something stirs that nobody has heard yet'],
  },
  water: {
    above: ['water hangs as a cloud that has not rained', 'there is deep water, and one does not see its bottom'],
    below: ['water runs through a gorge and keeps running', 'there is a depth that one has to carry along'],
  },
  mountain: {
    above: ['a mountain shows where to stop', 'a mountain stands and keeps still'],
    below: ['there is a mountain’s patience', 'something stands still and is not easily moved'],
  },
  earth: {
    above: ['the earth lies open and makes room', 'there is soft ground, which resists nothing'],
    below: ['the earth carries what is put on it', 'there is ground broad enough to stand on'],
  },
  wind: {
    above: ['the wind goes round and gets in everywhere', 'a gentle wind does its work without force'],
    below: ['a root works its way through the soil', 'something yields and does not stop growing'],
  },
  fire: {
    above: ['a fire burns where everyone sees it', 'there is light enough to see things as they are'],
    below: ['a fire glows close to what feeds it', 'something has been understood and gives light'],
  },
  lake: {
    above: ['a lake lies open to the sky', 'there is a lake’s brightness, and people talk beside it'],
    below: ['a lake lies quiet and mirrors what passes over it', 'there is gladness, as in a lake that is full'],
  },
}

/** How it is made; `$trigrams` is linked. */
export const built: readonly string[] = [
  'It is built as $trigrams.',
  'Look first at how it is made: $trigrams.',
  '$trigrams is the picture.',
  'The two halves are $trigrams.',
]

/** The half that meets one and the half one stands on; `$above` and `$below` are clauses. */
export const outside: readonly string[] = ['Above, $above.', 'Outside, $above.', 'Ahead, $above.']
export const within: readonly string[] = ['Below, $below.', 'Inside, $below.', '{Within|Underneath}, $below.']

/** What that may mean: `$a` and `$b` are keywords, `$np` the matter. */
export const held: readonly string[] = [
  'So $np may hold both $a and $b.',
  'In $np, $a may turn into $b.',
  '{That is how|So} $a and $b come together.',
  'Between the two, $a may turn into $b.',
]

/** When a trigram meets itself. */
export const builtDouble: readonly string[] = ['It is built as $trigrams, the same figure twice.', 'In $trigrams one figure is doubled.']
export const heldDouble: readonly string[] = [
  'Nothing in it dilutes $a, and $np {may know|knows} that.',
  'That makes $a {louder|stronger and plainer} than $b.',
  'Nothing in it dilutes $a.',
]
