import type { z } from 'zod'

type Schema = z.core.JSONSchema.BaseSchema

/**
 * For `override` in the metadata of a schema: the OpenAPI document shows this instead of what zod makes of it. The description stays.
 * @param shown JSON Schema, its patterns portable
 */
export const shownAs =
  (shown: Schema) =>
  ({ jsonSchema }: { jsonSchema: Record<string, unknown> }): void => {
    for (const keyword of Object.keys(jsonSchema)) if (keyword !== 'description') delete jsonSchema[keyword]
    Object.assign(jsonSchema, shown)
  }
