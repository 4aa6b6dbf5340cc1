/** Moments that travel inside a text, so that a reader in another process can tell how long a piece was under way. */

/** Milliseconds of the clock that all processes of a machine share. */
export const sharedNow = (): number => performance.timeOrigin + performance.now()

export const stamp = (): string => `⟦${sharedNow().toFixed(2)}⟧`

/** How long ago, in milliseconds, each of the stamps in a text was made. */
export const agesOf = (text: string): number[] => {
  const now = sharedNow()
  return [...text.matchAll(/⟦(\d+\.\d+)⟧/g)].map(([, moment]) => now - Number(moment))
}
