import type { Fact } from '@sibyl/contracts/http/readings'
import { fact as texts } from '#texts/reading.ts'

const PLACE = /^Card (\d+) of (\d+), ([^.]+)\.\s*/

/** A card's detail opens with its position, "Card 3 of 5, the block."; the detail of a combination has none. */
export const accountOf = ({ detail, data }: Fact) => {
  if (typeof data.card !== 'string')
    return {
      position: typeof data.place === 'string' ? data.place : texts.ofWholeDraw,
      why: typeof data.why === 'string' ? data.why : '',
      meaning: detail,
    }
  const [said = '', number = '', of = '', as = ''] = PLACE.exec(detail) ?? []
  return {
    position: of === '1' ? texts.onlyPosition(as) : said && texts.position(number, of, as),
    why: typeof data.why === 'string' ? data.why : '',
    meaning: detail.slice(said.length),
  }
}
