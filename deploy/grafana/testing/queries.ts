/** The names in a PromQL expression. Prometheus itself checks the rest of the syntax. */
export type Query = {
  selectors: { name: string; labels: string[] }[]
  /** Labels in by, without, on, ignoring, group_left and group_right. */
  grouping: string[]
  functions: string[]
  /** Whether every bracket closes. */
  balanced: boolean
}

const keywords = new Set([
  'and',
  'or',
  'unless',
  'offset',
  'bool',
  'by',
  'without',
  'on',
  'ignoring',
  'group_left',
  'group_right',
  'Inf',
  'NaN',
])
const partners: Record<string, string> = { ')': '(', ']': '[', '}': '{' }

const isBalanced = (text: string): boolean => {
  const open: string[] = []
  for (const [bracket] of text.matchAll(/[()[\]{}]/g)) {
    if (!(bracket in partners)) open.push(bracket)
    else if (open.pop() !== partners[bracket]) return false
  }
  return open.length === 0
}

const listed = (text: string): string[] => text.split(',').flatMap((part) => part.trim() || [])

export const readQuery = (expression: string): Query => {
  const bare = expression.replace(/"(?:[^"\\]|\\.)*"/g, '""')
  const grouping: string[] = []
  const ungrouped = bare.replace(/\b(?:by|without|on|ignoring|group_left|group_right)\s*\(([^)]*)\)/g, (_, labels: string) => {
    grouping.push(...listed(labels))
    return ' '
  })
  const selectors: Query['selectors'] = []
  const functions: string[] = []
  const timeless = ungrouped.replace(/\[[^\]]*\]/g, ' ')
  for (const [, name = '', next = '', matchers = ''] of timeless.matchAll(/(?<![\w$.])([a-zA-Z_:][\w:]*)\s*(\(|\{([^}]*)\})?/g)) {
    if (keywords.has(name)) continue
    if (next === '(') functions.push(name)
    else selectors.push({ name, labels: listed(matchers).map((matcher) => matcher.replace(/\s*[=!].*$/, '')) })
  }
  return { selectors, grouping, functions, balanced: isBalanced(bare) }
}
