import { capital, listed } from '../../wording.ts'
import type { Picture } from '../method.ts'
import type { LineValue } from './cast-lines.ts'
import { type Figure, figureOf, type Standing } from './figure.ts'
import { leadingTexts } from './leading-texts.ts'

const named = ({ hexagram }: Standing): string => `hexagram ${hexagram.number}, ${hexagram.name}`

const inWords = ({ changing, primary, relating, nuclear }: Figure): string => {
  const lines = changing.length === 1 ? `line ${changing[0]} changing` : `lines ${listed(changing.map(String))} changing`
  const tending = relating ? `, ${lines}, tending to ${named(relating)}` : ', no line changing'
  return capital(`${named(primary)}${tending}; inside it ${named(nuclear)}.`)
}

/** The address of the picture of a cast: its six values, from the bottom up, determine all of it. */
export const hexagramsImage = (figure: Figure): Picture => ({
  src: `/api/divination/pictures/hexagrams/${figure.values.join('')}.svg`,
  alt: inWords(figure),
})

const drawn = ({ six, hexagram: { number, name } }: Standing) => ({ six, number, name })

const valuesIn = (code: string): LineValue[] | undefined => (/^[6-9]{6}$/.test(code) ? ([...code].map(Number) as LineValue[]) : undefined)

/** Decodes a cast such as `977888`, six values from the bottom up, for drawing; undefined for any other code. */
export const castAt = (code: string) => {
  const values = valuesIn(code)
  if (!values) return undefined
  const figure = figureOf(values)
  const { primary, relating, nuclear, changing } = figure
  return {
    primary: drawn(primary),
    ...(relating && { relating: drawn(relating) }),
    nuclear: drawn(nuclear),
    changing,
    leading: leadingTexts(figure).ids.flatMap((fact) => {
      const [, line] = /^relating-line-(\d)$/.exec(fact) ?? []
      return line ? [{ line: Number(line), fact }] : []
    }),
    said: inWords(figure),
  }
}
