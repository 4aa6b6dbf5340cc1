/** Levels of reasoning effort. Each model supports only some of them. */
export const reasoningEfforts = ['none', 'minimal', 'low', 'medium', 'high', 'xhigh', 'max'] as const

/** The name of the token limit in the request: some servers know only the old name, some none. */
export const tokenLimitFields = ['max_completion_tokens', 'max_tokens', 'none'] as const

/** What the request sets besides the text. An unset option is not sent, because some models reject it. */
export type ModelSettings = {
  model: string
  temperature?: number | undefined
  reasoningEffort?: (typeof reasoningEfforts)[number] | undefined
  /** In tokens. If unset, the limit depends on method and tier. */
  maxOutputTokens?: number | undefined
  tokenLimitField?: (typeof tokenLimitFields)[number] | undefined
  /** Whether to request usage; false for servers that reject `stream_options`. */
  streamUsage?: boolean | undefined
}
