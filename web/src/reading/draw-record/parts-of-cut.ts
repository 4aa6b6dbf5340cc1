/** A cut as its reader knows it: the words they added, and the random bytes their browser added. */
export const partsOfCut = (cut: string): { words: string; random: string } => {
  const [, words = '', random] = /^(?:(.*) )?([0-9a-f]{32})$/su.exec(cut) ?? []
  return random === undefined ? { words: cut, random: '' } : { words, random }
}
