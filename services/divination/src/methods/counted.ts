import type { Fact } from '@sibyl/contracts/http/readings'
import { inAnyOf, whichOf } from './by-language.ts'
import { type Counting, countings } from './counted.data.ts'
import { forFacts } from './for-facts.ts'
import { type Guarded, guarded, matching } from './guarded.ts'
import { suitNames } from './tarot/cards/card.ts'
import { cardKinds, isOfKind } from './tarot/cards/card-kinds.ts'

type Tally = { count: number; of: number }

const tally = (held: readonly boolean[]): Tally => ({ count: held.filter(Boolean).length, of: held.length })

const isBackwards = ({ body, retrograde }: Record<string, unknown>): boolean => body !== 'node' && retrograde === true

/** The values of throws, by the kinds of counts.yaml for them and their lines. */
const throws = { changing: [6, 9], resting: [7, 8], six: [6], seven: [7], eight: [8], nine: [9] }

/** What there is to count in the facts, by the kinds of counts.yaml. */
const talliesOf = forFacts((facts: readonly Fact[]): Map<string, Tally> => {
  const tallies = new Map<string, Tally>()
  const cards = facts.map(({ data }) => data).filter(({ card }) => typeof card === 'string')
  if (cards.length > 0) {
    tallies.set('reversed', tally(cards.map(({ reversed }) => reversed === true)))
    tallies.set('upright', tally(cards.map(({ reversed }) => reversed !== true)))
    for (const kind of cardKinds) tallies.set(kind, tally(cards.map(({ card }) => isOfKind(String(card), kind))))
  }
  for (const { id, data } of facts) {
    if (id === 'cast' && Array.isArray(data.values))
      for (const [kind, values] of Object.entries(throws)) tallies.set(kind, tally(data.values.map((value) => values.includes(value))))
    if (id !== 'elements' && id !== 'modes') continue
    for (const [kind, count] of Object.entries(data)) if (typeof count === 'number') tallies.set(kind, { count, of: Number(data.of) })
  }
  const sky = facts.flatMap(({ data }) =>
    Array.isArray(data.sky) ? (data.sky as Record<string, unknown>[]) : data.natal === true || data.body ? [data] : [],
  )
  if (sky.length > 1) tallies.set('retrograde', { count: sky.filter(isBackwards).length, of: 10 })
  return tallies
})

/** `whole`: the count is of all that was drawn, not of a part; `most`: it is of more than half. */
type Claim = { said: string; count: number | undefined; of: number | undefined; whole: boolean; most?: boolean }

const inAnyCounting = inAnyOf(countings)
const suits: readonly string[] = suitNames
/** What rules a draw is the most frequent of its group. */
const groups = [suits, ['fire', 'earth', 'air', 'water'], ['cardinal', 'fixed', 'mutable']]
const [START, END] = ['(?<![\\p{L}\\p{N}.-])', '(?![\\p{L}\\p{N}])']

/** A group of words, each with a small or a capital first letter. */
const capitalOrNot = (group: string): string => group.replace(/(?<=^|[(|])\p{Ll}/gu, (letter) => `[${letter}${letter.toUpperCase()}]`)

type Reader = { kind: string; mention: Guarded; rule: Guarded; claims: (sentence: string) => Claim[]; denial: Guarded }

/** How a language claims a count. Words between its parts are no numbers, and a comma ends the claim. */
const readersOf = (counting: Counting): Reader[] => {
  const { numbers, all, pair, most, a, lone, is, times, share, majority, of, joint, only, opens, part, none, here, bare, ...things } =
    counting
  const { cards, planets, lines, drawn } = things
  const number = `(${numbers.join('|')}|\\d{1,2})`
  const word = `(?:(?!(?:${numbers.join('|')}|${all}|${inAnyCounting('and')}) )[\\p{L}’'-]+ )`
  const cardName = `(?:${joint}) ?(?:${suits.map((suit) => cards.kinds[suit]).join('|')})${END}`
  const some = `${START}(?:${number}|(?:${all}))(?! ${cardName})(?: (?:${of}))?`
  const [wordOf, timesOf] = [whichOf(numbers), whichOf(times)]
  const numberOf = (said: string | undefined): number | undefined => (said === undefined ? undefined : wordOf(said) + 1 || Number(said))

  const [ofPair, ofMost] = [pair, most].map((said) => new RegExp(`^(?:${said})${END}`, 'iu')) as [RegExp, RegExp]
  const onlyBefore = new RegExp(`${START}(?:${only})(?: \\p{Ll}+)? $`, 'iu')
  const openBefore = new RegExp(`(?:^|[.!?…] )[*_]*(?:(?:${opens}) )?$`, 'imu')
  // “One card lies …, another …” and “two of the reversed cards” count a part.
  const ofPart = new RegExp(`^(?:(?:${numbers[0]})${END}|(?:${number}) (?:${of}) (?!${number}))`, 'iu')
  const partAfter = new RegExp(`^[^.!?]*${START}(?:${part})${END}`, 'iu')
  const drawnAround = new RegExp(`(?<!${START}(?:${part}) )# (?:${drawn})${END}`, 'iu')
  // “Half of the ten cards”: the number is that of the whole.
  const ofBefore = new RegExp(`${START}(?:${of}) $`, 'iu')
  const isWhole = (text: string, at: number, until: number, thing: string): boolean => {
    const [before, after] = [text.slice(0, at), text.slice(until)]
    if (onlyBefore.test(before)) return true
    const isOpen = openBefore.test(before) || drawnAround.test(`${before}#${after}`)
    return thing !== planets.thing && isOpen && !ofPart.test(text.slice(at)) && !partAfter.test(after)
  }

  return [cards, planets, lines, things.throws].flatMap(({ thing, kinds }) =>
    Object.entries(kinds).map(([kind, said]): Reader => {
      const moves = `(?:${said}) (?:(?:${inAnyCounting('reflexive')}) )?`
      const countFirst = [
        `${some}(?: ${number})? ${word}{0,2}(?:${thing}) (?:(?:${of}) ${number} )?${word}{0,4}?(?:${said})${END}`,
        `${some}(?: ${number})? (?:${said}) (?:${thing})${END}`,
        `${some} ${number} ${word}{0,4}?(?:${said})${END}`,
        // “Cambian dos líneas en este hexagrama”, and “es wandelt sich nur eine Linie”.
        ...(thing === lines.thing
          ? [`(?<=^|[.!?] )${moves}${number} ${word}?(?:${thing})${END}`, `(?<=${moves}(?:${only}) )${number} ${word}?(?:${thing})${END}`]
          : []),
      ]
        .map((source) => guarded(source, 'iu'))
        // “With two Swords beside it”: only the capital letter shows that cards are counted, and not the cups in a picture.
        .concat(bare[kind] ? guarded(`${START}${capitalOrNot(number)} (?:${bare[kind]})${END}`, 'u') : [])
      // “Both changing lines” are two, and “both cards” may look at a reversed one.
      const pairOf = new RegExp(`^(?:${pair})${END}.*(?:${said}) (?:${thing})$`, 'iu')
      // “Von den fünf Karten liegen drei umgekehrt.”
      const wholeFirst = guarded(`${START}(?:${of}) ${number} (?:${thing}),? ${word}{0,2}${number} ${word}{0,2}?(?:${said})${END}`, 'iu')
      // “Cups turn up three times”, “Wands make up four of the seven”: the suit has its capital.
      const name = suits.includes(kind)
        ? said.replace(/(?<=^|\|)\p{Ll}/gu, (letter) => letter.toUpperCase())
        : capitalOrNot(bare[kind] ?? '')
      const [ofTimes, ofShare] = [
        `${START}(?:${name})(?: [\\p{L}’'-]+){1,4}? (${times.join('|')})${END}`,
        `${START}(?:${name}) (?:${share}) [^.!?;:]{0,40}?(?:(?:${majority})${END}|${number} (?:${of}) ${number}${END})`,
      ].map((source) => guarded(name === '' ? '(?!)' : source, 'u')) as [Guarded, Guarded]
      // “A single card of Cups speaks up.”
      const ofOne = guarded(name === '' ? '(?!)' : `${START}(?:${a}) (?:${thing}) (?:${of}) (?:${said})${END}`, 'iu')
      // “The only reversed card is …”, and not the only one among some.
      const ofThing = `(?:(?:${said}) (?:${thing})|(?:${thing}) (?:(?:${of}) )?(?:${said}))`
      const ofLone = guarded(`${START}(?:${lone}) ${ofThing}(?= (?:${is})${END}|[.;:!?]|$)`, 'iu')
      const ruling = `(?:${suits.includes(kind) ? name : capitalOrNot(said)})`
      const denial = none.replaceAll('{kind}', said).replaceAll('{thing}', thing)
      return {
        kind,
        denial: guarded(`(?<=^|[.!?…] )${denial}(?: (?:${thing}))?${END}(?= (?:${here})${END}|[.,;:!?]|$)`, 'imu'),
        mention: guarded(said, 'iu'),
        // “Cups rule this spread”, and not the cups on a table.
        rule: guarded(`${START}(?:${ruling} (?:${things.rules})|(?:${things.ruledBy}) ${ruling})${END}`, 'u'),
        claims: (sentence) => [
          ...countFirst
            .flatMap((pattern) => pattern.all(sentence))
            .filter(({ index }) => !ofBefore.test(sentence.slice(0, index)))
            .map(({ 0: said, 1: count, 2: total, 3: later, index }) => ({
              said,
              count: numberOf(count) ?? (pairOf.test(said) ? 2 : undefined),
              of: numberOf(total ?? later) ?? (ofPair.test(said) ? 2 : undefined),
              most: ofMost.test(said),
              whole: isWhole(sentence, index, index + said.length, thing),
            })),
          ...[...wholeFirst.all(sentence).map(([said, of, count]) => [said, count, of]), ...ofShare.all(sentence)].map(
            ([said = '', count, of]) => ({ said, count: numberOf(count), of: numberOf(of), whole: true, most: count === undefined }),
          ),
          ...ofTimes.all(sentence).map(([said, count = '']) => ({ said, count: timesOf(count) + 1, of: undefined, whole: false })),
          ...ofLone.all(sentence).map(([said]) => ({ said, count: 1, of: undefined, whole: true })),
          ...ofOne.all(sentence).map(([said]) => ({ said, count: 1, of: undefined, whole: false })),
        ],
      }
    }),
  )
}

const readersFor = matching(countings.flatMap(readersOf), ({ mention }) => mention)

/** The count of a part may be too small. "All" means the whole draw, unless the text names a part, and with one card it means the deck. */
const isWrong = ({ count, of, whole, most }: Claim, truth: Tally): boolean => {
  if (truth.of === 1 && count === undefined) return false
  if (most) return truth.count * 2 <= truth.of
  if (count === undefined) return (of ?? truth.of) === truth.of && truth.count !== truth.of
  const isOfAll = of === truth.of || (of === undefined && whole && truth.count > 0)
  return isOfAll ? count !== truth.count : count > truth.count
}

/** Finds a wrong count of cards, planets or lines of a kind. `whole` is the text with what it denies: “no card lies reversed”. */
export const miscounted = (text: string, facts: readonly Fact[], whole = text): string | undefined => {
  const tallies = talliesOf(facts)
  if (tallies.size === 0) return undefined
  const sentences = text.split(/(?<=[.!?]) /)
  for (const { kind, claims, denial, rule } of readersFor(whole)) {
    const truth = tallies.get(kind)
    if (!truth) continue
    const most = Math.max(...(groups.find((group) => group.includes(kind)) ?? []).map((each) => tallies.get(each)?.count ?? 0))
    const ruling = truth.of > 1 && truth.count < most ? rule.first(text)?.[0] : undefined
    const denied = truth.count > 0 ? denial.first(whole)?.[0] : undefined
    // A text may mention the seven cups in the picture of the Seven of Cups.
    const shown = (count = 0): boolean =>
      suits.includes(kind) && facts.some(({ data }) => data.card === `${kind}-${String(count).padStart(2, '0')}`)
    const wrong = ruling ?? denied ?? sentences.flatMap(claims).find((claim) => isWrong(claim, truth) && !shown(claim.count))?.said
    if (wrong) return wrong
  }
  return undefined
}
