import { openApiDocument } from '@sibyl/contracts/http/openapi'
import { lintApi, lintOpenApi } from './lint-openapi.ts'

describe('the linter of the OpenAPI document', () => {
  it('finds nothing wrong with ours', async () => {
    expect(await lintApi()).toEqual([])
  })

  it('finds two paths that differ only by the name of a parameter', async () => {
    const { paths = {}, ...document } = structuredClone(openApiDocument({ product: 'Sibyl', version: '1' }))
    const { get, ...others } = paths['/divination/reading/{id}'] ?? {}
    const apart = { ...paths, '/divination/reading/{id}': others, '/divination/reading/{readingId}': { get } }
    expect(await lintOpenApi({ ...document, paths: apart })).toContainEqual(expect.stringContaining('(no-identical-paths)'))
  })

  it('finds an example that its schema would refuse', async () => {
    const document = structuredClone(openApiDocument({ product: 'Sibyl', version: '1' }))
    Object.assign(document.paths?.['/auth/login']?.post?.requestBody ?? {}, {
      content: { 'application/json': { schema: { type: 'object', required: ['email'] }, example: { mail: 'mira@example.com' } } },
    })
    expect(await lintOpenApi(document)).toContainEqual(expect.stringContaining('(no-invalid-media-type-examples)'))
  })
})
