import { suitNames } from './card.ts'

/** What a card may belong to besides its name. */
export const cardKinds = ['major', 'minor', 'court', ...suitNames] as const

/** Whether the card with an id such as `cups-queen` is of a kind. */
export const isOfKind = (id: string, kind: (typeof cardKinds)[number]): boolean => {
  if (kind === 'court') return /-(?:page|knight|queen|king)$/.test(id)
  return kind === 'minor' ? !id.startsWith('major-') : id.startsWith(`${kind}-`)
}
