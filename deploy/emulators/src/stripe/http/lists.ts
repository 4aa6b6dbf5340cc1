import { z } from 'zod'
import type { Kind, Kinds } from '../shapes/kinds.ts'
import type { Objects, Range, Where } from '../storage/objects.ts'
import { invalid, missing } from './failure.ts'
import { type Operation, operation } from './operation.ts'
import { paging, range } from './parameters.ts'

export type Paging = {
  limit?: number | undefined
  starting_after?: string | undefined
  ending_before?: string | undefined
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
  const { limit = UNSAID, starting_after: startingAfter, ending_before: endingBefore, created } = asked
  if (limit < 1) throw invalid('This value must be greater than or equal to 1.', { code: 'parameter_invalid_integer', param: 'limit' })
  if (limit > MOST) throw invalid('This value must be less than or equal to 100.', { code: 'parameter_invalid_integer', param: 'limit' })
  if (startingAfter !== undefined && endingBefore !== undefined)
    throw invalid('You cannot provide both `starting_after` and `ending_before`.', { param: 'ending_before' })
  for (const [param, id] of Object.entries({ starting_after: startingAfter, ending_before: endingBefore }))
    if (id !== undefined && !objects.get(kind, id)) throw missing(kind, id, param)
  const { data, more } = objects.list(kind, where, { limit, startingAfter, endingBefore, created }, unlike)
  return { object: 'list', data, has_more: more, url }
}

/** `GET /<plural>`, filtered by fields with equal values, and by `created` if that is among them. */
export const listOperation = <K extends Kind>(kind: K, path: string, filters: readonly string[], unlike: Where = {}): Operation => {
  const fields = filters.filter((name) => name !== 'created')
  return operation({
    method: 'get',
    path,
    parameters: z.strictObject({
      ...paging,
      ...(filters.includes('created') && { created: range.optional() }),
      ...Object.fromEntries(fields.map((name) => [name, z.string().optional()])),
    }),
    run: ({ scope, params }) => {
      const asked: Record<string, unknown> = params
      const where = Object.fromEntries(fields.map((name) => [name, asked[name] as string | undefined]))
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
