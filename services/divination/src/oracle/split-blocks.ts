/** The model's safety verdict about the reader, from the first line of its answer. Readers never see it. */
export type SafetyWord = 'ok' | 'support' | 'crisis'

export type BlockSplitter = {
  /** Takes the next chunk of the answer, and returns the blocks that it completes. */
  add(piece: string): string[]
  /** Returns the rest at the end of the answer. */
  end(): string[]
  /** Undefined if the answer has no such line, or has not reached it yet. */
  safety(): SafetyWord | undefined
}

const HEADING = /^ {0,3}#{1,6} /
/** A line that is all bold, which many models write for a heading. */
const BOLD_LINE = /^ {0,3}(?:\d{1,2}[.)] )?(\*\*|__)(?!\s)(?:(?!\1).){1,90}\1:?\s*$/
const RULE = /^ {0,3}(?:[-*_=] *){3,}$/
const FENCE = /^ {0,3}(?:```|~~~)\w*\s*$/
const SAFETY = /^[ *_`]*SAFETY[ *_]*:[ *_]*(ok|support|crisis)\b.*$/i
const THOUGHT = /<think(?:ing)?>[\s\S]*?<\/think(?:ing)?>\s*/gi
const OPEN_THOUGHT = /<think(?:ing)?>[\s\S]*$/i

/**
 * Splits a streaming answer into blocks: headings, and whatever stands between empty lines. Drops a `<think>` part, the SAFETY line, a code
 * fence around the whole text, and rules between sections.
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
    // Some models write a remark before the line, or before the title.
    const [, word] = safety === undefined ? (SAFETY.exec(line) ?? []) : []
    if (word) {
      safety = word.toLowerCase() as SafetyWord
      return flush()
    }
    if (!begun) {
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
