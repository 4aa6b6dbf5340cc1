/** What a model says of the reader in the first line of its answer, which no reader sees. */
export type SafetyWord = 'ok' | 'support' | 'crisis'

export type BlockSplitter = {
  /** Takes the next piece of the answer, and gives the blocks that it completes. */
  add(piece: string): string[]
  /** The rest, when the answer is over. */
  end(): string[]
  /** Undefined where the answer has no such line, or not yet. */
  safety(): SafetyWord | undefined
}

const HEADING = /^ {0,3}#{1,6} /
/** A line in bold, and nothing else: what many models take for a heading. */
const BOLD_LINE = /^ {0,3}(?:\d{1,2}[.)] )?(\*\*|__)(?!\s)(?:(?!\1).){1,90}\1:?\s*$/
const RULE = /^ {0,3}(?:[-*_=] *){3,}$/
const FENCE = /^ {0,3}(?:```|~~~)\w*\s*$/
const SAFETY = /^[ *_`]*SAFETY[ *_]*:[ *_]*(ok|support|crisis)\b.*$/i
const THOUGHT = /<think(?:ing)?>[\s\S]*?<\/think(?:ing)?>\s*/gi
const OPEN_THOUGHT = /<think(?:ing)?>[\s\S]*$/i

/**
 * Cuts an answer into blocks as it comes: headings, and what stands between empty lines. Left out are a `<think>` part, the SAFETY line,
 * a fence around the whole, and rules between sections.
 */
export const splitBlocks = (): BlockSplitter => {
  let rest = ''
  let lines: string[] = []
  let begun = false
  let fenced = false
  let safety: SafetyWord | undefined

  const flush = (): string[] => {
    const block = lines.join('\n').trim()
    lines = []
    return block === '' ? [] : [block]
  }

  const take = (line: string): string[] => {
    if (!begun && line.trim() === '') return []
    if (!begun) {
      const [, word] = SAFETY.exec(line) ?? []
      if (word && safety === undefined) {
        safety = word.toLowerCase() as SafetyWord
        return []
      }
      if (!fenced && FENCE.test(line)) {
        fenced = true
        return []
      }
      begun = true
    }
    if (fenced && FENCE.test(line)) {
      fenced = false
      return flush()
    }
    if (line.trim() === '' || RULE.test(line)) return flush()
    if (HEADING.test(line)) return [...flush(), line.trim()]
    if (BOLD_LINE.test(line) && lines.length === 0) return [line.trim()]
    lines.push(line)
    return []
  }

  return {
    add(piece) {
      rest = `${rest}${piece}`.replace(/\r\n?(?!$)/g, '\n').replace(THOUGHT, '')
      if (OPEN_THOUGHT.test(rest)) return []
      const complete = rest.split('\n')
      rest = complete.pop() ?? ''
      return complete.flatMap(take)
    },
    end() {
      const last = rest.replace(/\r/g, '\n').replace(OPEN_THOUGHT, '')
      rest = ''
      return [...last.split('\n').flatMap(take), ...flush()]
    },
    safety: () => safety,
  }
}
