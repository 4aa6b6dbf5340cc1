export const SUITS = ['cups', 'wands', 'swords', 'pentacles'] as const
export type Suit = (typeof SUITS)[number]

export type CardTitle = {
  readonly id: string
  readonly name: string
  /** A description of the picture for screen readers. */
  readonly scene: string
  /** The numeral at the top of the card; court cards show their suit's sign instead. */
  readonly head: { readonly numeral: string } | { readonly sign: Suit }
}

const NUMERALS = [
  '0',
  'I',
  'II',
  'III',
  'IV',
  'V',
  'VI',
  'VII',
  'VIII',
  'IX',
  'X',
  'XI',
  'XII',
  'XIII',
  'XIV',
  'XV',
  'XVI',
  'XVII',
  'XVIII',
  'XIX',
  'XX',
  'XXI',
]

const MAJORS: readonly (readonly [name: string, scene: string])[] = [
  ['The Fool', 'A traveller with a bundle and a white rose at a cliff’s edge, a small dog at his heels, under the sun.'],
  ['The Magician', 'A robed figure lifts a wand and points to the earth; before him a table with cup, sword, staff and coin.'],
  ['The High Priestess', 'A veiled woman with a horned crown sits between a dark and a light pillar, a crescent at her feet.'],
  ['The Empress', 'A woman crowned with stars, enthroned in a field of wheat, the sign of Venus on her shield.'],
  ['The Emperor', 'A bearded ruler with orb and sceptre on a stone throne with rams’ heads, mountains behind him.'],
  ['The Hierophant', 'A priest in a triple crown blesses two acolytes; crossed keys lie before him.'],
  ['The Lovers', 'A woman and a man between two trees under an angel and the sun.'],
  ['The Chariot', 'An armoured driver under a canopy of stars, drawn by a dark and a light sphinx.'],
  ['Strength', 'A woman, the sign of eternity above her, gently holds the jaws of a lion.'],
  ['The Hermit', 'A cloaked old man on a peak with a staff and a lantern that holds a star.'],
  ['Wheel of Fortune', 'A great wheel with a sphinx above, a serpent beside it, and four winged creatures in the corners.'],
  ['Justice', 'An enthroned figure with an upright sword and a pair of scales.'],
  ['The Hanged Man', 'A man hangs by one foot from a living T of wood, a halo round his head.'],
  ['Death', 'A skeleton in armour rides a pale horse under a banner with a rose; the sun stands between two towers.'],
  ['Temperance', 'An angel with one foot in the water pours from cup to cup.'],
  ['The Devil', 'A horned figure crouches on a block to which two people are chained.'],
  ['The Tower', 'Lightning strikes a tower; its crown falls, and two figures with it.'],
  ['The Star', 'A woman kneels at a pool and pours from two jugs under one great star and seven small ones.'],
  ['The Moon', 'A moon with a face above two towers; a dog and a wolf howl, and a crayfish climbs from the pool.'],
  ['The Sun', 'A sun with a face; a child rides a white horse before a wall of sunflowers.'],
  ['Judgement', 'An angel sounds a trumpet, and the dead rise with open arms.'],
  ['The World', 'A dancer with two wands in a wreath; four winged creatures in the corners.'],
]

const PIPS: Readonly<Record<Suit, readonly string[]>> = {
  cups: [
    'A hand from a cloud holds a cup that overflows in five streams.',
    'Two cups; between them two snakes wind round a staff under a winged lion’s head.',
    'Three cups raised together among fruit and vines.',
    'A figure under a tree looks at three cups; a fourth is offered from a cloud.',
    'A cloaked figure stands before three spilled cups; two stand behind; a bridge leads to a house.',
    'Six cups filled with white flowers in the court of an old house.',
    'Seven cups on a cloud, each holding a vision.',
    'A cloaked figure leaves eight stacked cups and walks toward the hills under the moon.',
    'Nine cups stand in an arc on a draped table above a contented host.',
    'Ten cups in a rainbow over a house and a couple with raised arms.',
  ],
  wands: [
    'A hand from a cloud holds a budding staff above a river and a castle.',
    'A figure on a battlement holds the globe between two staffs and looks out to sea.',
    'A figure seen from behind among three staffs watches ships cross a bright sea.',
    'Four staffs carry a garland before a castle.',
    'Five staffs clash.',
    'A rider with a laurel wreath on his staff passes five more.',
    'One staff held on a height against six from below.',
    'Eight staffs fly over a river toward the earth.',
    'A bandaged watchman leans on his staff before a palisade of eight.',
    'A bent bearer carries ten staffs toward a house.',
  ],
  swords: [
    'A hand from a cloud lifts a sword through a crown.',
    'A blindfolded woman by the sea holds two crossed swords under the moon.',
    'Three swords pierce a heart under clouds and rain.',
    'The effigy of a knight on his tomb, one sword beneath and three above him.',
    'A man gathers swords; two lie on the ground and two figures walk away under torn clouds.',
    'A ferryman takes two passengers and six upright swords to the far shore.',
    'A thief tiptoes from the tents with five swords; two stay behind.',
    'A bound and blindfolded woman stands among eight swords.',
    'A sleepless figure sits up in bed, face in hands; nine swords hang on the dark.',
    'A man lies by the water with ten swords in his back, and day breaks.',
  ],
  pentacles: [
    'A hand from a cloud holds a pentacle over a garden with a rose arch.',
    'Two pentacles in an endless ribbon above a sea with ships.',
    'Three pentacles in the vault of a church where a mason works.',
    'A crowned figure before a city clasps one pentacle, one on his head and two under his feet.',
    'Two beggars pass a lit window in the snow.',
    'Scales weigh among six pentacles; a hand lets coins fall to open hands.',
    'A gardener leans on his hoe and looks at seven pentacles on a vine.',
    'A craftsman at his bench carves the eighth pentacle.',
    'A woman with a hooded falcon stands in her vineyard among nine pentacles.',
    'An old man with two dogs sits at the gate of a house among ten pentacles.',
  ],
}

const COURTS: Readonly<Record<Suit, readonly [page: string, knight: string, queen: string, king: string]>> = {
  cups: [
    'A youth by the sea holds a cup from which a fish looks out.',
    'A knight with a winged helmet rides slowly, a cup held out before him.',
    'A queen on a shell throne by the sea looks into a covered cup.',
    'A king with cup and sceptre, his throne afloat upon the sea.',
  ],
  wands: [
    'A youth in the desert looks up at his budding staff.',
    'A knight in plumes on a leaping horse swings a staff among pyramids.',
    'A queen with a staff and a sunflower, a black cat before her lion throne.',
    'A king leans forward from his throne with a flowering staff, a salamander at his feet.',
  ],
  swords: [
    'A youth on a windy height holds a sword with both hands.',
    'A knight charges into the wind with his sword raised.',
    'A queen above the clouds, her sword upright and one hand raised.',
    'A king faces us from a throne of butterflies, his sword aslant.',
  ],
  pentacles: [
    'A youth in a meadow lifts a pentacle and looks at nothing else.',
    'A knight on a heavy horse stands still before ploughed land, a pentacle in his hand.',
    'A queen under roses holds a pentacle in her lap, a rabbit near her feet.',
    'A king robed in vines on a throne of bulls’ heads, a pentacle in his hand and a castle behind.',
  ],
}

const COUNTS = ['Ace', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten']
const RANKS = ['Page', 'Knight', 'Queen', 'King'] as const

const suitTitle = (suit: Suit) => `${suit.charAt(0).toUpperCase()}${suit.slice(1)}`

function suitCards(suit: Suit): CardTitle[] {
  const pips = PIPS[suit].map((scene, i) => ({
    id: `${suit}-${String(i + 1).padStart(2, '0')}`,
    name: `${COUNTS[i]} of ${suitTitle(suit)}`,
    scene,
    head: { numeral: NUMERALS[i + 1] ?? '' },
  }))
  const courts = RANKS.map((rank, i) => ({
    id: `${suit}-${rank.toLowerCase()}`,
    name: `${rank} of ${suitTitle(suit)}`,
    scene: COURTS[suit][i] ?? '',
    head: { sign: suit },
  }))
  return [...pips, ...courts]
}

export const cardTitles: readonly CardTitle[] = [
  ...MAJORS.map(([name, scene], i) => ({ id: `major-${String(i).padStart(2, '0')}`, name, scene, head: { numeral: NUMERALS[i] ?? '' } })),
  ...SUITS.flatMap(suitCards),
]
