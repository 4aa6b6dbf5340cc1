/** A response that is not JSON: a picture, a document. */
export class Content {
  readonly type: string
  readonly body: string | Buffer
  readonly headers: Record<string, string>
  /** Whether pages of other sites may frame it. */
  readonly framed: boolean
  constructor(type: string, body: string | Buffer, headers: Record<string, string> = {}, { framed = false } = {}) {
    this.type = type
    this.body = body
    this.headers = headers
    this.framed = framed
  }
}

/** A JSON response with another status or more headers than the contract's default. */
export class AnswerExtras<T> {
  readonly body: T
  readonly status: number | undefined
  readonly headers: Record<string, string>
  constructor(body: T, { status, headers = {} }: { status?: number; headers?: Record<string, string> }) {
    this.body = body
    this.status = status
    this.headers = headers
  }
}
