import type { Response } from 'express'

/** The error body of the OpenAI API. */
export type OpenAiError = { message: string; type: string; param: string | null; code: string | null }

/** Answers with `status` and an error in OpenAI's shape, which its SDKs turn into their own error classes. */
export function sendOpenAiError(res: Response, status: number, error: OpenAiError): void {
  res.status(status).json({ error })
}
