/** The text of a reading. `content` is Markdown; `instructions` is the version of the instructions if a model wrote the text. */
export type Text = { title: string; content: string; note?: string; instructions?: number }
