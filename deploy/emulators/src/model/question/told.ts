import { lowerFirst } from '../text/prose.ts'
import { toSecondPerson } from './second-person.ts'

/** Words after which a statement is not repeated: orders to the writer, what is certain or frightens, and the vocabulary of the methods. */
const unsafe =
  /\b(?:ignore|disregard|instructions?|prompts?|system|assistant|script|html|javascript|json|password|http\w*|www|pretend|will|gonna|going to|must|sure|certain\w*|definitely|guarante\w*|doomed|cursed?|fated?|destined|kill\w*|suicid\w*|murder\w*|die|dying|hit|hits|beat|beats|hurts?|rap(?:e|ed)|cancer|tumou?r|diagnos\w*|pregnan\w*|biopsy|lump|invest\w*|shares|stocks|crypto|bitcoin|court|sue|lawyer|custody|hexagrams?|lines?|trigrams?|tarot|cards?|planets?|horoscope|zodiac|aries|taurus|gemini|cancer|leo|virgo|libra|scorpio|sagittarius|capricorn|aquarius|pisces|mercury|venus|mars|jupiter|saturn|uranus|neptune|pluto|tower|fool|magician|empress|emperor|hierophant|lovers|chariot|hermit|hanged|devil|numbers?|life path|soul urge)\b/iu
const plain = /^[A-Za-z’' ,-]+$/u
const opensInEnglish = /^(?:i|i[’']m|i[’']ve|we|my|our|the|he|she|they|it|there|someone|her|his|their|this|everything|nothing)\s/iu
const english =
  /\b(?:the|and|my|is|are|was|were|has|have|had|not|we|of|at|for|with|that|its|it|this|but|when|because|from|been|feel|keep|a|on|me)\b/giu

/** A question in the form of a statement. */
const wonders =
  /^i (?:wonder|am wondering|ask myself|do not know|don[’']t know|am not sure|cannot decide) (?:whether|if|what|how|why|when|who|where)\b/iu

const MOST_WORDS = 20
const FEWEST_WORDS = 3

const wordsIn = (text: string): number => text.split(' ').length

/** "your sister and you" as one would say it to somebody. */
const youFirst = (clause: string): string =>
  clause.replace(
    /^(your (?:\p{L}+ )?(?:sister|brother|mother|father|mum|mom|dad|parents|son|daughter|partner|husband|wife|boyfriend|girlfriend|friend|boss|colleague|ex)) and you\b/u,
    'you and $1',
  )

const retold = (sentence: string): string[] => {
  const bare = sentence
    .replace(/[\s.!…]+$/u, '')
    .replace(/^(?:so|and|but|well|hi|hello|now|lately|recently),? /iu, '')
    .trim()
  const count = wordsIn(bare)
  if (wonders.test(bare)) return []
  if (count < FEWEST_WORDS || count > MOST_WORDS || !plain.test(bare) || unsafe.test(bare) || !opensInEnglish.test(bare)) return []
  if ((bare.match(english) ?? []).length === 0) return []
  return [youFirst(toSecondPerson(lowerFirst(bare)))]
}

/**
 * What the reader states, as clauses that follow "you write that", in the second person and in order: "My sister and I have not spoken."
 * becomes "you and your sister have not spoken". Questions, and sentences that cannot safely be repeated, are left out.
 */
export const toldBy = (text: string): string[] => {
  const sentences = text.replace(/\s+/gu, ' ').match(/[^.?!…]+[.?!…]*/gu) ?? []
  return sentences.filter((each) => !each.includes('?')).flatMap((each) => retold(each.trim()))
}
