/** The small drawings in the picture of a dream: the lexicon names them, the constellation draws them. */
export const emblems = [
  ...(['water', 'drowning', 'house', 'road', 'snake', 'bird', 'beast', 'fish', 'insect'] as const),
  ...(['person', 'door', 'key', 'fire', 'tree', 'mirror', 'sky', 'moon', 'stairs'] as const),
  ...(['tooth', 'clock', 'book', 'coin', 'fall', 'wing', 'phone', 'cup', 'eye'] as const),
  ...(['mask', 'storm', 'boat', 'heart', 'stone', 'wheel', 'knot', 'bridge'] as const),
] as const
export type Emblem = (typeof emblems)[number]
