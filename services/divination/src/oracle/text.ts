/** What a reader gets. `content` is Markdown; `instructions` is the version of the instructions, where a model wrote the text. */
export type Text = { title: string; content: string; note?: string; instructions?: number }
