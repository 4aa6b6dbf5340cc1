/** A leading `# Title` line belongs above the reading, not in it. Until that line is complete, there is neither. */
export const titleAndBody = (text: string, complete: boolean): { title: string; body: string } => {
  const start = text.trimStart()
  if (start === '#' && !complete) return { title: '', body: '' }
  if (!start.startsWith('# ')) return { title: '', body: start }
  const end = start.indexOf('\n')
  if (end < 0) return { title: complete ? start.slice(2).trim() : '', body: '' }
  return { title: start.slice(2, end).trim(), body: start.slice(end).trimStart() }
}
