/**
 * What a hexagram is about, in the words of everyday life. `times` are noun phrases for the kind of situation it shows, `asks` questions
 * of twelve words at most, `trap` what is easily got wrong in it ("-ing") and `help` what does good in it, both fit to follow "is".
 */
export type Portrait = {
  times: readonly [string, string]
  asks: readonly [string, string]
  trap: string
  help: string
}
