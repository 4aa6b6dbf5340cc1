/** What a trigram shows as the upper and as the lower half of a hexagram. No sentence is longer than twelve words. */
export type TrigramPicture = { above: readonly string[]; below: readonly string[] }

export const trigramPictures: Readonly<Record<string, TrigramPicture>> = {
  heaven: {
    above: [
      'Above is the open sky, which turns and does not tire.',
      'Overhead there is only sky, wide and always moving.',
      'The upper half is sky, all strength and no weight.',
    ],
    below: [
      'Below, the sky’s own strength presses upward.',
      'Underneath is strength, like a breath that is being held.',
      'The lower half is sky, and sky wants to rise.',
    ],
  },
  thunder: {
    above: [
      'Above, thunder has already broken loose.',
      'Overhead it thunders, and everything is awake.',
      'The upper half is thunder: something has begun to move.',
    ],
    below: [
      'Below, thunder is still under the ground.',
      'Underneath, something stirs like the first thunder in spring.',
      'The lower half is thunder, a start not yet heard.',
    ],
  },
  water: {
    above: [
      'Above is water, as cloud or as torrent.',
      'Overhead hangs water, and one cannot see the bottom.',
      'The upper half is water: a danger in plain view.',
    ],
    below: [
      'Below runs water through a gorge.',
      'Underneath is water, deep and on its way.',
      'The lower half is water: the depth lies within.',
    ],
  },
  mountain: {
    above: [
      'Above stands a mountain, and it keeps still.',
      'Overhead a mountain marks where to stop.',
      'The upper half is a mountain: quiet, plain, hard to move.',
    ],
    below: [
      'Below stands a mountain, calm at its root.',
      'Underneath there is a mountain’s patience.',
      'The lower half is a mountain: a stillness inside.',
    ],
  },
  earth: {
    above: [
      'Above lies the earth, which carries and does not hurry.',
      'Overhead, oddly, is earth, soft and open.',
      'The upper half is earth: there is room to receive.',
    ],
    below: [
      'Below lies the earth, broad enough to stand on.',
      'Underneath is earth, patient with whatever is put there.',
      'The lower half is earth: a ground that gives way gently.',
    ],
  },
  wind: {
    above: [
      'Above goes the wind, which gets in everywhere.',
      'Overhead there is wind, gentle and without pause.',
      'The upper half is wind: influence rather than force.',
    ],
    below: [
      'Below is wind, or wood that grows a ring a year.',
      'Underneath something works as gently as a root.',
      'The lower half is wind: it yields and does not stop.',
    ],
  },
  fire: {
    above: [
      'Above burns a fire that everyone can see.',
      'Overhead there is light, and it shows things as they are.',
      'The upper half is fire: clear, warm, in need of fuel.',
    ],
    below: [
      'Below glows a fire, close to what feeds it.',
      'Underneath there is a clear light within.',
      'The lower half is fire: something has been understood.',
    ],
  },
  lake: {
    above: [
      'Above lies a lake, open to the sky.',
      'Overhead, strangely, there is a lake, full and bright.',
      'The upper half is a lake: talk, pleasure, exchange.',
    ],
    below: [
      'Below lies a lake, and it mirrors what is over it.',
      'Underneath is a lake’s quiet gladness.',
      'The lower half is a lake: an open heart below.',
    ],
  },
}

/** When a trigram meets itself. */
export const doubled: readonly string[] = [
  'The same figure stands twice, so nothing here dilutes it.',
  'It is one figure doubled, like an echo.',
  'Within and without show the same face.',
]

export const innerAndOuter: readonly string[] = [
  '{Read|Take} the lower one as within, the upper one as without.',
  'What is below is nearer to you; what is above meets you.',
  'The one is your footing, the other your weather.',
  'The lower is how you come to it, the upper what answers.',
  'Between the two lies {what you asked about|the situation you described}.',
]
