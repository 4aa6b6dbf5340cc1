import type { Scope } from '../compose/scope.ts'
import { poolAt } from '../compose/words.ts'
import type { Fact } from '../reading-request.ts'
import { headingOf, inWords, type Method, numberIn, textIn, textsIn } from './matter.ts'
import { mannerOf, onlySignOf, ordinalOf, placementName, runningName, signVars } from './sky.ts'

const leading = ['sun', 'moon', 'ascendant']
const own = ['sun', 'moon', 'mercury', 'venus', 'mars']
const MOST_ASPECTS = 3

const bodyOf = (fact: Fact): string => textIn(fact, 'body') ?? textIn(fact, 'point') ?? fact.id

/** The closest aspects that touch a personal planet; repeats no planet while there is another. */
const aspectsFor = (facts: readonly Fact[]): Fact[] => {
  const found = facts.filter(({ data }) => typeof data?.aspect === 'string' && [data.a, data.b].some((body) => own.includes(String(body))))
  const fresh = found.filter(
    (fact, index) => !found.slice(0, index).some((earlier) => [earlier.data?.a, earlier.data?.b].includes(fact.data?.a)),
  )
  return [...fresh, ...found.filter((fact) => !fresh.includes(fact))].slice(0, MOST_ASPECTS)
}

export const natal: Method = {
  folders: ['shared', 'sky', 'natal'],
  topic: 'self',
  matterOf({ facts, about }, words) {
    const found = (id: string): Fact | undefined => facts.find((fact) => fact.id === id)
    const bodies = leading.map(found).filter((fact) => fact !== undefined)
    const [sun] = bodies
    if (!sun) return undefined
    const chief = bodies.find(({ id }) => id === about) ?? sun
    const houses = facts.filter(({ id }) => /^house-\d+$/u.test(id))
    const houseName = (house: number | undefined) => {
      const fact = houses.find((one) => numberIn(one, 'house') === house)
      return fact && { article: 'the ', text: `${ordinalOf(house)} house`, id: fact.id }
    }
    const bodyPart = (fact: Fact, index: number, all: readonly Fact[]): Scope => ({
      vars: {
        ...signVars(fact),
        sign: onlySignOf(fact),
        eitherSign: signVars(fact).sign,
        body: bodyOf(fact),
        sure: numberIn(fact, 'alsoSign') === undefined ? 'yes' : 'no',
        dignity: textIn(fact, 'dignity'),
      },
      slots: {
        heading: headingOf(fact),
        it: placementName(fact),
        houseName: houseName(numberIn(fact, 'house')),
        before: all[index - 1] && placementName(all[index - 1] as Fact),
        next: all[index + 1] && placementName(all[index + 1] as Fact),
      },
    })
    const aspectPart = (fact: Fact): Scope => {
      const [a = '', b = ''] = [textIn(fact, 'a'), textIn(fact, 'b')]
      const [one, other] = [found(a), found(b)]
      return {
        vars: {
          a,
          b,
          pair: `${a}-${b}`,
          manner: mannerOf(textIn(fact, 'aspect')),
          closing: fact.data?.applying === true ? 'yes' : 'no',
        },
        slots: { it: { text: fact.label, id: fact.id }, one: one && placementName(one), other: other && placementName(other) },
      }
    }
    const fullest = houses.toSorted((one, other) => textsIn(other, 'bodies').length - textsIn(one, 'bodies').length)[0]
    const [elements, modes, phase, midheaven, node, time, ruler, fortune] = [
      ...['elements', 'modes', 'moon-phase', 'midheaven', 'node', 'time-note', 'chart-ruler', 'fortune'].map(found),
    ]
    const named = (fact: Fact | undefined) => fact && runningName(fact)
    const placed = (fact: Fact | undefined) => fact && placementName(fact)
    return {
      sections: bodies.length,
      scope: {
        vars: {
          sun: onlySignOf(sun),
          leaning: poolAt(words, `signs.${signVars(chief).sign}.leaning`)?.[0],
          moon: bodies[1] && onlySignOf(bodies[1]),
          time: time?.data?.unknown === true ? 'unknown' : 'known',
          mostElement: elements && textIn(elements, 'dominant'),
          missingElement: elements && textsIn(elements, 'missing')[0],
          mostMode: modes && textIn(modes, 'dominant'),
          phase: phase && textIn(phase, 'phase'),
          fullHouse: fullest && numberIn(fullest, 'house'),
          midheaven: midheaven && signVars(midheaven).sign,
          node: node && signVars(node).sign,
          rulerHouse: ruler && numberIn(ruler, 'rulerHouse'),
          fortuneHouse: fortune && numberIn(fortune, 'house'),
        },
        slots: {
          sun: placementName(sun),
          chief: placementName(chief),
          moon: placed(bodies[1]),
          midheaven: placed(midheaven),
          node: placed(node),
          elements: named(elements),
          modes: named(modes),
          phase: phase && { article: 'the ', text: phase.label, id: phase.id },
          fullHouse: houseName(fullest && numberIn(fullest, 'house')),
          fullCount: fullest && inWords(textsIn(fullest, 'bodies').length),
          ruler: ruler && { text: ruler.label.replace(/ as ruler of the chart$/u, ''), id: ruler.id },
          fortune: fortune && placementName(fortune),
          time: named(time),
          place: named(found('place')),
        },
        groups: {
          bodies: bodies.map(bodyPart),
          aspects: aspectsFor(facts).map(aspectPart),
          chief: [bodyPart(chief, 0, [chief])],
        },
      },
    }
  },
}

const marks = ['return', 'return-house', 'progressions', 'moon-since', 'moon-next', 'turn-since', 'turn-next']

/** The chart of a return, or the progressed one, where the Ascendant is that of the birth and heads no section. */
export const later: Method = {
  ...natal,
  folders: ['shared', 'sky', 'later'],
  matterOf(request, words) {
    const matter = natal.matterOf(request, words)
    const found = new Map(request.facts.map((fact) => [fact.id, fact]))
    const head = found.get('return') ?? found.get('progressions')
    if (!matter || !head) return undefined
    const { vars, slots, groups } = matter.scope
    const told = marks.flatMap((id) => found.get(id) ?? [])
    const named = told.map((fact) => [fact.id.replace('-', ''), { ...runningName(fact), article: 'the ' }])
    const bodies = groups?.bodies?.slice(0, head.id === 'return' ? leading.length : 2) ?? []
    const [kind, doorHouse] = [textIn(head, 'returns') ?? 'progressed', numberIn(found.get('return-house') ?? head, 'house')]
    const own = { ...slots, ...Object.fromEntries(named), until: textIn(head, 'until') }
    return { sections: bodies.length, scope: { vars: { ...vars, later: kind, doorHouse }, slots: own, groups: { ...groups, bodies } } }
  },
}
