import { letteringPath, widthOf } from '../../lettering.ts'
import { solid } from '../engraving/marks.ts'
import { table } from '../engraving/path.ts'

const NAME_BASELINE = 488
const NUMERAL_BASELINE = 41
const NUMERAL = { size: 20, spacing: 2.2 }

/** The card's name at the bottom; long names are set smaller, but never too small for a thumbnail. */
export function nameAtFoot(name: string): string {
  const text = name.toUpperCase()
  const settings = table('21 2, 19.5 1.7, 18 1.2, 17.3 0.8').map(([size = 17, spacing = 0.6]) => ({ size, spacing }))
  const fitting = settings.find((setting) => widthOf(text, setting) <= 226) ?? { size: 17, spacing: 0.6 }
  return solid(letteringPath(text, 150, NAME_BASELINE, fitting))
}

export const numeralAtTop = (numeral: string): string => solid(letteringPath(numeral, 150, NUMERAL_BASELINE, NUMERAL))
export const numeralWidth = (numeral: string): number => widthOf(numeral, NUMERAL)
