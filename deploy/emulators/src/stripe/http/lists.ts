import { z } from 'zod'
import type { Kind, Kinds } from '../shapes/kinds.ts'
import type { Objects, Range, Where } from '../storage/objects.ts'
import { invalid, missing } from './failure.ts'
import { type Operation, operation } from './operation.ts'
import { paging, range } from './parameters.ts'

export type Paging = {
  limit?: number | undefined
  starting_after?: string | undefined
  created?: Range | undefined
}

const MOST = 100
const UNSAID = 10

/** A page of a list, the newest first. @throws Failure 400 */
export const listed = <K extends Kind>(
  objects: Objects,
  kind: K,
  { url, where = {}, unlike = {}, paging: asked }: { url: string; where?: Where; unlike?: Where; paging: Paging },
): { object: 'list'; data: Kinds[K][]; has_more: boolean; url: string } => {
  const { limit = UNSAID, starting_after: startingAfter, created } = asked
  if (limit < 1) throw invalid('This value must be greater than or equal to 1.', { code: 'parameter_invalid_integer', param: 'limit' })
  if (limit > MOST) throw invalid('This value must be less than or equal to 100.', { code: 'parameter_invalid_integer', param: 'limit' })
  if (startingAfter !== undefined && !objects.get(kind, startingAfter)) throw missing(kind, startingAfter, 'starting_after')
  const { data, more } = objects.list(kind, where, { limit, startingAfter, created }, unlike)
  return { object: 'list', data, has_more: more, url }
}

/** `GET /<plural>`, filtered by when it was created, and by fields with equal values: each a parameter, or a parameter and its field. */
export const listOperation = <K extends Kind>(
  kind: K,
  path: string,
  filters: readonly (string | readonly [param: string, field: string])[],
  unlike: Where = {},
): Operation => {
  const fields = filters.map((filter) => (typeof filter === 'string' ? ([filter, filter] as const) : filter))
  return operation({
    method: 'get',
    path,
    parameters: z.strictObject({
      ...paging,
      created: range.optional(),
      ...Object.fromEntries(fields.map(([param]) => [param, z.string().optional()])),
    }),
    run: ({ scope, params }) => {
      const asked: Record<string, unknown> = params
      const where = Object.fromEntries(fields.map(([param, field]) => [field, asked[param] as string | undefined]))
      return listed(scope.objects, kind, {
        url: `/v1${path}`,
        where,
        unlike,
        paging: { ...params, created: asked.created as Range | undefined },
      })
    },
  })
}

/** `GET /<plural>/:id` */
export const retrieveOperation = <K extends Kind>(kind: K, path: string): Operation =>
  operation({
    method: 'get',
    path: `${path}/:id`,
    parameters: z.strictObject({}),
    run: ({ scope, ids: { id = '' } }) => found(scope.objects, kind, id),
  })

/** @throws Failure 404, or 400 if the id came as a parameter */
export const found = <K extends Kind>(objects: Objects, kind: K, id: string, param?: string): Kinds[K] => {
  const object = objects.get(kind, id)
  if (!object) throw missing(kind, id, param)
  return object
}
