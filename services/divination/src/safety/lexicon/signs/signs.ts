/** What a sentence may speak of. */
export type Sign =
  | 'want'
  | 'die'
  | 'ask'
  | 'disappear'
  | 'forever'
  | 'vehicle'
  | 'runOver'
  | 'welcome'
  | 'withoutMe'
  | 'better'
  | 'notReach'
  | 'milestone'
  | 'allReady'
  | 'peace'
  | 'means'
  | 'atHand'
  | 'veins'
  | 'cut'
  | 'height'
  | 'brink'
  | 'relative'
  | 'farewell'
  | 'silent'
  | 'elder'
  | 'assailant'
  | 'hits'
  | 'severe'
  | 'fear'
  | 'now'
  | 'touches'
  | 'night'
  | 'doesThings'
  | 'child'
  | 'authority'
  | 'tells'
  | 'slay'
  | 'weight'
  | 'food'
  | 'vomit'
  | 'noFood'
  | 'drive'
  | 'obstacle'
  | 'mind'
  | 'someone'
  | 'killMe'
  | 'nobodyCares'
  | 'weapon'
  | 'atDoor'
  | 'shouts'
  | 'notSurvive'
  | 'darkNight'
  | 'fasting'
  | 'days'
  | 'willToLive'
  | 'lost'
  | 'wantStop'
  | 'suffering'
  | 'going'
  | 'relieved'
  | 'grave'
  | 'acid'
  | 'doIt'
  | 'weary'
  | 'films'
  | 'exposes'
  | 'planned'
  | 'wounds'
  | 'worsens'
  | 'material'
  | 'frequency'
  | 'nausea'
  | 'me'
  | 'notHere'
  | 'indifferent'
  | 'game'

/** The words and phrases of one language for each sign; phrases as in phrases.ts. */
export type Signs = Readonly<Record<Sign, readonly string[]>>

/** What no single word says but several do, in any order, within one sentence: `all` of them and `none` of the others. */
export const conjunctions: readonly { all: readonly Sign[]; none?: readonly Sign[] }[] = [
  { all: ['want', 'die'], none: ['ask', 'relative', 'game'] },
  { all: ['want', 'disappear', 'forever'] },
  { all: ['vehicle', 'runOver', 'welcome'] },
  { all: ['withoutMe', 'better'], none: ['game'] },
  { all: ['notReach', 'milestone'] },
  { all: ['allReady', 'peace'] },
  { all: ['means', 'atHand'], none: ['game'] },
  { all: ['means', 'die'], none: ['ask', 'game'] },
  { all: ['veins', 'cut'] },
  { all: ['height', 'brink'], none: ['game'] },
  { all: ['relative', 'farewell', 'silent'] },
  { all: ['elder', 'doesThings'] },
  { all: ['elder', 'touches', 'night'] },
  { all: ['assailant', 'hits', 'severe'], none: ['game'] },
  { all: ['assailant', 'fear', 'now'] },
  { all: ['child', 'hits', 'severe'], none: ['game'] },
  { all: ['elder', 'hits', 'severe'], none: ['game'] },
  { all: ['elder', 'hits', 'fear'], none: ['game'] },
  { all: ['authority', 'tells', 'slay'] },
  { all: ['weight', 'food'] },
  { all: ['vomit', 'food'] },
  { all: ['noFood', 'weight'] },
  { all: ['drive', 'obstacle', 'mind'], none: ['game', 'relative'] },
  { all: ['someone', 'killMe'], none: ['game'] },
  { all: ['mind', 'die'], none: ['ask', 'relative', 'game'] },
  { all: ['nobodyCares', 'die'], none: ['game'] },
  { all: ['nobodyCares', 'disappear'] },
  { all: ['assailant', 'weapon', 'atDoor'], none: ['game'] },
  { all: ['assailant', 'shouts', 'weapon'], none: ['game'] },
  { all: ['assailant', 'shouts', 'fear'], none: ['game'] },
  { all: ['notSurvive', 'darkNight'], none: ['game'] },
  { all: ['fasting', 'days'] },
  { all: ['lost', 'willToLive'] },
  { all: ['wantStop', 'suffering'] },
  { all: ['going', 'relieved'], none: ['game'] },
  { all: ['want', 'grave'], none: ['ask', 'game'] },
  { all: ['assailant', 'acid'], none: ['game'] },
  { all: ['doIt', 'weary', 'mind'], none: ['game'] },
  { all: ['elder', 'films', 'exposes'] },
  { all: ['assailant', 'films', 'exposes', 'fear'] },
  { all: ['means', 'planned'], none: ['game', 'material'] },
  { all: ['wounds', 'worsens'], none: ['material', 'game'] },
  { all: ['vomit', 'frequency'], none: ['nausea'] },
  { all: ['me', 'hits', 'severe'], none: ['game', 'material'] },
  { all: ['notHere', 'indifferent'], none: ['game'] },
  { all: ['means', 'forever'], none: ['game', 'material'] },
  { all: ['relative', 'wounds', 'disappear'] },
]
