import { createConfig, lintFromString } from '@redocly/openapi-core'
import { openApiDocument } from '@sibyl/contracts/http/openapi'

/** Redocly's strict rules, and the optional ones that help readers of the document. */
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

/** The linter's findings on an OpenAPI document, one line each. Loads nothing from the network. */
export const lintOpenApi = async (document: object): Promise<string[]> => {
  const problems = await lintFromString({ source: JSON.stringify(document), absoluteRef: 'openapi.json', config })
  return problems.map(({ ruleId, message, location: [place] }) => `${place?.pointer ?? '#/'}: ${message} (${ruleId})`)
}

/** The linter's findings on the document that the product serves. */
export const lintApi = (): Promise<string[]> => lintOpenApi(openApiDocument({ product: 'Sibyl', version: '0.0.0' }))
