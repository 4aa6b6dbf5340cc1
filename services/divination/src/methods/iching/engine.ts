import type { IchingForm } from '@sibyl/contracts/http/reading-forms-iching'
import type { Engine } from '../method.ts'
import { castLines } from './cast-lines.ts'
import { ichingFacts } from './facts.ts'
import { figureOf } from './figure.ts'
import { hexagramsImage } from './picture.ts'

export const cast: Engine<IchingForm> = (_form, { premium, chance }) => {
  const way = premium ? 'yarrow' : 'coins'
  const cast = castLines(way, chance)
  const figure = figureOf(cast.map(({ value }) => value))
  return { facts: ichingFacts(cast, way, figure), images: [hexagramsImage(figure)] }
}
