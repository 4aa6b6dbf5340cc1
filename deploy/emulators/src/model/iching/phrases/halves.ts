/**
 * What each trigram shows as the upper half, which meets one, and as the lower half, on which one stands: clauses without a full stop, of
 * eleven words at most.
 */
type Halves = { above: readonly string[]; below: readonly string[] }

export const halves: Readonly<Record<string, Halves>> = {
  heaven: {
    above: [
      'the sky turns and never tires of turning',
      'there is open sky and a strong clear light',
      'something large goes its way and waits for nobody',
    ],
    below: [
      'strength is gathered like a held breath',
      'the sky’s own force presses upward',
      'there is more power than has been used so far',
    ],
  },
  thunder: {
    above: [
      'thunder has broken loose, and what slept is awake',
      'it thunders, and nobody can pretend not to hear',
      'things have begun to move, and loudly',
    ],
    below: [
      'the first thunder of spring is still under the ground',
      'something stirs that nobody has heard yet',
      'an impulse has woken before it has a plan',
    ],
  },
  water: {
    above: ['water hangs as a cloud that has not rained', 'there is deep water, and one sees no bottom', 'a river lies across the road'],
    below: [
      'water runs through a gorge and keeps running',
      'there is a depth that has to be carried along',
      'something flows on through the narrow places',
    ],
  },
  mountain: {
    above: [
      'a mountain shows where to stop',
      'a mountain stands there and is not to be hurried',
      'there is a height that only patience can climb',
    ],
    below: [
      'there is a mountain’s patience, which nobody sees at work',
      'something stands still and is not easily moved',
      'a quiet has settled that could bear some weight',
    ],
  },
  earth: {
    above: ['the earth lies open and makes room', 'there is soft ground, which resists nothing', 'a wide field waits for whatever is sown'],
    below: [
      'the earth carries what is put on it',
      'there is ground broad enough to stand on',
      'there is patience that does not keep accounts',
    ],
  },
  wind: {
    above: [
      'the wind goes round and gets in everywhere',
      'a gentle wind does its work without force',
      'something soft keeps coming from one direction',
    ],
    below: [
      'a root works its way through the soil',
      'something yields and does not stop growing',
      'a small persistence has found its crack in the stone',
    ],
  },
  fire: {
    above: [
      'a fire burns where everyone can see it',
      'there is light enough to see things as they are',
      'the sun stands high, and little stays hidden',
    ],
    below: [
      'a fire glows close to what feeds it',
      'something has been understood and gives light',
      'a lamp has been lit in the inner room',
    ],
  },
  lake: {
    above: [
      'a lake lies open to the sky',
      'there is bright water, and people talk on its shore',
      'something friendly glitters and invites one nearer',
    ],
    below: [
      'a lake lies quiet and mirrors what passes over it',
      'there is gladness, as in a lake that is full',
      'a calm surface has kept its depth to itself',
    ],
  },
}
