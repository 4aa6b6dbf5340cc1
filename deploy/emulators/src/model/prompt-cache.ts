import { countTokens } from './tokens.ts'

/** As at OpenAI: shorter prompts are not cached, and hits are counted in these steps. */
const LEAST_TOKENS = 1024
const STEP_TOKENS = 128
/** How many prompts it remembers. */
const MOST = 32

const commonPrefix = (one: string, other: string): number => {
  const most = Math.min(one.length, other.length)
  let at = 0
  while (at < most && one[at] === other[at]) at += 1
  return at
}

/** Remembers prompts; returns how many tokens a new one shares with the beginning of an earlier one. */
export const promptCache = () => {
  const prompts: string[] = []
  return (prompt: string): number => {
    const longest = Math.max(0, ...prompts.map((before) => commonPrefix(before, prompt)))
    prompts.push(prompt)
    if (prompts.length > MOST) prompts.shift()
    const tokens = countTokens(prompt.slice(0, longest))
    return tokens < LEAST_TOKENS ? 0 : tokens - (tokens % STEP_TOKENS)
  }
}
