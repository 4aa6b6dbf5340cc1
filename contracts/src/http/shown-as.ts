import type { z } from 'zod'

type Schema = z.core.JSONSchema.BaseSchema

/**
 * For `override` in a schema's metadata: the OpenAPI document shows this in place of zod's own output. The description stays.
 * @param shown JSON Schema, its patterns portable
 */
export const shownAs =
  (shown: Schema) =>
  ({ jsonSchema }: { jsonSchema: Record<string, unknown> }): void => {
    for (const keyword of Object.keys(jsonSchema)) if (keyword !== 'description') delete jsonSchema[keyword]
    Object.assign(jsonSchema, shown)
  }
