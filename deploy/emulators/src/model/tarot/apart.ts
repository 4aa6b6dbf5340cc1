const small = new Set(
  'about after before from have into less more much once only other some somebody someone something than that them they this what when where which while with without your'.split(
    ' ',
  ),
)

/** Whether a line repeats a telling word of what has been said, other than the names of cards: a section is not to say a thing twice. */
export function repeats(said: string, line: string): boolean {
  const known = new Set(stemsIn(said.replace(/\[[^\]]*\]\([^)]*\)/gu, '')))
  return stemsIn(line).some((stem) => known.has(stem))
}

/** Words of four letters and more, by their beginning: "sleeping" and "sleep" are one. */
function stemsIn(text: string): string[] {
  const words = text.toLowerCase().match(/\p{L}{4,}/gu) ?? []
  return words.filter((word) => !small.has(word)).map((word) => word.slice(0, 5))
}
