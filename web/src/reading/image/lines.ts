type Measure = (text: string) => number

/** Breaks a text into lines no wider than `width`; a wider word gets its own line. */
export const brokenAt = (text: string, width: number, measure: Measure): string[] => {
  const lines: string[] = []
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const line = lines.at(-1)
    if (line !== undefined && measure(`${line} ${word}`) <= width) lines[lines.length - 1] = `${line} ${word}`
    else lines.push(word)
  }
  return lines
}

const STEPS = 12

/** The same number of lines, balanced in length. */
export const balanced = (text: string, width: number, measure: Measure): string[] => {
  const widest = brokenAt(text, width, measure)
  let [least, most] = [width / Math.max(1, widest.length), width]
  for (let step = 0; step < STEPS; step += 1) {
    const middle = (least + most) / 2
    const lines = brokenAt(text, middle, measure)
    if (lines.length > widest.length || lines.some((line) => measure(line) > middle)) least = middle
    else most = middle
  }
  return brokenAt(text, most, measure)
}
