import type { Fact } from '@sibyl/contracts/http/readings'
import { capital, inWords, listed } from '../../../wording.ts'
import { theBody } from '../chart/bodies.ts'
import { type Element, elementOf, elements, type Mode, modeOf, modes } from '../chart/signs.ts'
import { birthPhases, elementMeanings, modeMeanings } from '../words/words.data.ts'
import type { NatalChart } from './natal-chart.ts'

const tally = <K extends string>(kinds: readonly K[], of: readonly K[]): Record<K, number> =>
  Object.fromEntries(kinds.map((kind) => [kind, of.filter((one) => one === kind).length])) as Record<K, number>

const most = <K extends string>(numbers: Record<K, number>): K =>
  (Object.entries(numbers) as [K, number][]).reduce((a, b) => (b[1] > a[1] ? b : a))[0]

export const balanceFacts = ({ bodies }: NatalChart): Fact[] => {
  const sure = bodies.filter(({ body, alsoSign }) => body !== 'node' && alsoSign === undefined)
  const unsure = bodies.filter(({ body, alsoSign }) => body !== 'node' && alsoSign !== undefined)
  const left =
    unsure.length === 0
      ? ''
      : ` Not counted, as the sign is not certain without a time: ${listed(unsure.map(({ body }) => theBody(body)))}.`
  const why = `Counted over ${sure.length === 10 ? 'the ten planets, Sun and Moon among them' : `${inWords(sure.length)} planets, those whose sign is certain`}.`
  const fact = <K extends Element | Mode>(
    id: string,
    kinds: readonly K[],
    of: (sign: number) => K,
    meanings: Readonly<Record<K, string>>,
  ): Fact => {
    const numbers = tally(
      kinds,
      sure.map(({ sign }) => of(sign)),
    )
    const dominant = most(numbers)
    const missing = kinds.filter((kind) => numbers[kind] === 0)
    return {
      id,
      label: `${capital(inWords(numbers[dominant]))} of ${inWords(sure.length)} planets in ${dominant} signs`,
      detail: `${kinds.map((kind) => `${capital(kind)} ${numbers[kind]}`).join(', ')}. ${meanings[dominant]}${
        missing.length > 0
          ? ` There is nothing in ${listed(missing)} signs: ${missing.map((kind) => meanings[kind]).join(' ')} That is learnt from others.`
          : ''
      }${left}`,
      data: { ...numbers, of: sure.length, dominant, missing, place: id === 'elements' ? 'The elements' : 'The modes', why },
    }
  }
  return [fact('elements', elements, elementOf, elementMeanings), fact('modes', modes, modeOf, modeMeanings)]
}

export const phaseFact = ({ elongations }: NatalChart): Fact => {
  const phases = [...new Set(elongations.map((angle) => birthPhases[Math.floor(angle / 45)]))].flatMap((phase) => phase ?? [])
  const [angle = 0] = elongations
  const sure = phases.length === 1
  return {
    id: 'moon-phase',
    label: phases.map(({ name }) => name).join(' or '),
    detail: sure
      ? `The Moon’s phase at birth. ${phases[0]?.meaning ?? ''}`
      : `The phase changed on the day of birth. ${phases.map(({ name, meaning }) => `${name}: ${meaning}`).join(' ')}`,
    data: {
      phase: phases[0]?.id,
      ...(sure ? {} : { alsoPhase: phases[1]?.id }),
      angle: Math.round(angle * 100) / 100,
      place: 'The Moon at birth',
      why: `The Moon was ${elongations.map((one) => `${Math.round(one)}°`).join(' to ')} ahead of the Sun; a phase is 45°.`,
    },
  }
}
