/** What each line of a hexagram may mean for somebody, from the bottom up: a sentence of seven to twelve words in everyday language. */
export type LineWords = readonly [string, string, string, string, string, string]
