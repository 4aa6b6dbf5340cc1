import { createConfig, lintFromString } from '@redocly/openapi-core'
import { openApiDocument } from '@sibyl/contracts/http/openapi'

/** Redocly's strict rules, and those it leaves to choice that a reader of the document profits from. */
const config = await createConfig({
  extends: ['recommended-strict'],
  rules: {
    'operation-description': 'error',
    'operation-singular-tag': 'error',
    'operation-tag-defined': 'error',
    'parameter-description': 'error',
    'response-contains-header': {
      severity: 'error',
      names: { '2xx': ['X-Request-Id', 'RateLimit'], '4xx': ['X-Request-Id', 'RateLimit'] },
    },
  },
})

/** What the linter finds wrong with an OpenAPI document, a line each. It loads nothing from anywhere. */
export const lintOpenApi = async (document: object): Promise<string[]> => {
  const problems = await lintFromString({ source: JSON.stringify(document), absoluteRef: 'openapi.json', config })
  return problems.map(({ ruleId, message, location: [place] }) => `${place?.pointer ?? '#/'}: ${message} (${ruleId})`)
}

/** What the linter finds wrong with the document as the product serves it. */
export const lintApi = (): Promise<string[]> => lintOpenApi(openApiDocument({ product: 'Sibyl', version: '0.0.0' }))
