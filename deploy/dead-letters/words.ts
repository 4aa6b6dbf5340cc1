import { type DeadLetter, reasonShown } from '@sibyl/platform/bus/dead-letters'

const WIDTH = 80
const INDENT = '     '

const cut = (text: string, width: number): string => (text.length > width ? `${text.slice(0, width - 1)}…` : text)

const when = ({ at }: DeadLetter): string => (at ? `${at.slice(0, 19).replace('T', ' ')} UTC` : 'time unknown')

const tries = ({ attempts }: DeadLetter): string => (attempts === 1 ? '1 retry' : `${attempts} retries`)

/** A message in three lines of at most 80 characters, with nothing of its body and no mail address in its reason. */
export const entry = (letter: DeadLetter, index: number): string =>
  [
    `${String(index + 1).padStart(3)}  ${cut(letter.id, WIDTH - INDENT.length)}`,
    `${INDENT}${cut(`${letter.type}  ${when(letter)}  ${tries(letter)}`, WIDTH - INDENT.length)}`,
    `${INDENT}${cut(reasonShown(letter), WIDTH - INDENT.length)}`,
  ].join('\n')

const pretty = (body: string): string => {
  try {
    return JSON.stringify(JSON.parse(body), undefined, 2)
  } catch {
    return body // A body that is not JSON is one of the reasons for dead letters.
  }
}

/** A message in full. */
export const whole = (letter: DeadLetter): string =>
  [
    `id      ${letter.id}`,
    `type    ${letter.type}`,
    `when    ${when(letter)}, after ${tries(letter)}`,
    `reason  ${letter.reason}`,
    '',
    pretty(letter.body),
  ].join('\n')

export const messages = (count: number): string => (count === 1 ? '1 message' : `${count} messages`)
