/** Timestamps inside a text, by which a reader in another process measures how long a piece took to arrive. */

/** Milliseconds on a clock that all processes of a machine share. */
export const sharedNow = (): number => performance.timeOrigin + performance.now()

export const stamp = (): string => `⟦${sharedNow().toFixed(2)}⟧`

/** The age of each stamp in a text, in milliseconds. */
export const agesOf = (text: string): number[] => {
  const now = sharedNow()
  return [...text.matchAll(/⟦(\d+\.\d+)⟧/g)].map(([, moment]) => now - Number(moment))
}
