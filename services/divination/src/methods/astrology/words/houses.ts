export const ordinals = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
] as const

export const ordinal = (house: number): string => ordinals[house - 1] ?? String(house)

/** What each house is about, from the first on; each finishes a sentence. */
export const houseThemes: readonly string[] = [
  'the self, the body and the first impression you make',
  'what you own, earn and hold to be of value',
  'speech, learning, siblings and the roads nearby',
  'home, parents and the ground you stand on',
  'play, romance, children and what you make for joy',
  'daily work, habits, health and being of use',
  'partners, promises and whoever stands opposite you',
  'trust, shared goods, endings and what they change',
  'travel, study, belief and the wide horizon',
  'calling, reputation and what the world sees of you',
  'friends, groups and hopes for the time to come',
  'solitude, dreams and what goes on out of sight',
]

/** How a sign colours the house on whose cusp it stands; finishes "You meet it ...". */
export const signManner: readonly string[] = [
  'head on, quickly, as a beginning',
  'slowly and with the senses, wanting it to last',
  'with curiosity, in talk and in more ways than one',
  'protectively, with feeling and a long memory',
  'warmly, with pride and a wish to shine',
  'carefully, with an eye for what could be better',
  'with tact, looking for balance and an answer from others',
  'intensely and privately, to the bottom',
  'hopefully, with room to roam and a larger aim',
  'soberly, in stages, prepared to carry weight',
  'independently, in a manner of your own',
  'by feel, with imagination and loose edges',
]
