import type { Figure, Standing } from './figure.ts'

const named = ({ hexagram }: Standing): string => `hexagram ${hexagram.number}, ${hexagram.name}`

/** Where the picture of a cast is served: its six values, from the bottom up, say all of it. */
export const hexagramsImage = ({ values, changing, primary, relating, nuclear }: Figure): { src: string; alt: string } => {
  const lines =
    changing.length === 1 ? `line ${changing[0]} changing` : `lines ${changing.slice(0, -1).join(', ')} and ${changing.at(-1)} changing`
  const tending = relating ? `, ${lines}, tending to ${named(relating)}` : ', no line changing'
  const whole = `${named(primary)}${tending}; inside it ${named(nuclear)}.`
  return { src: `/api/divination/pictures/hexagrams/${values.join('')}.svg`, alt: `${whole.charAt(0).toUpperCase()}${whole.slice(1)}` }
}
