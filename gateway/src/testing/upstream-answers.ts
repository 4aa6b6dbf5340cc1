import type { IncomingMessage, ServerResponse } from 'node:http'

/** Answers with a JSON body, as a service does. */
export const json = (response: ServerResponse, body: unknown): void => {
  response.setHeader('Content-Type', 'application/json')
  response.end(JSON.stringify(body))
}

/** The whole body of a request, as text. */
export const textOf = async (request: IncomingMessage): Promise<string> => {
  let text = ''
  for await (const chunk of request) text += chunk
  return text
}
