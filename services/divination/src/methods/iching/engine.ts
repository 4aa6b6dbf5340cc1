import type { IchingForm } from '@sibyl/contracts/http/reading-forms-iching'
import type { Fact } from '@sibyl/contracts/http/readings'
import type { Engine } from '../method.ts'
import { ichingBrief } from './brief.ts'
import { castLines } from './cast-lines.ts'
import { ichingFacts } from './facts.ts'
import { figureOf } from './figure.ts'
import { hexagramNaming } from './named.ts'
import { hexagramsImage } from './picture.ts'

const leadingIds = (facts: readonly Fact[]): string[] =>
  facts.filter(({ id, data }) => id === 'primary' || id === 'relating' || data.leads === true).map(({ id }) => id)

export const iching: Engine<IchingForm> = {
  cast(_form, { premium, chance }) {
    const way = premium ? 'yarrow' : 'coins'
    const cast = castLines(way, chance)
    const figure = figureOf(cast.map(({ value }) => value))
    return { facts: ichingFacts(cast, way, figure), images: [hexagramsImage(figure)] }
  },
  brief: ichingBrief,
  wordsBeside: [80, 140],
  principal: leadingIds,
  sections: leadingIds,
  ...hexagramNaming,
}
