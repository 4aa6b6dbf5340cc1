import type { Fact } from '@sibyl/contracts/http/readings'
import { fact as texts } from '#texts/reading.ts'

const PLACE = /^Card (\d+) of (\d+), ([^.]+)\.\s*/

/** A card's detail opens with its place, "Card 3 of 5, the block."; what the cards show together has none. */
export const accountOf = ({ detail, data }: Fact) => {
  if (typeof data.card !== 'string')
    return {
      place: typeof data.place === 'string' ? data.place : texts.ofWholeDraw,
      why: typeof data.why === 'string' ? data.why : '',
      meaning: detail,
    }
  const [said = '', number = '', of = '', as = ''] = PLACE.exec(detail) ?? []
  return {
    place: of === '1' ? texts.onlyPlace(as) : said && texts.place(number, of, as),
    why: typeof data.why === 'string' ? data.why : '',
    meaning: detail.slice(said.length),
  }
}
