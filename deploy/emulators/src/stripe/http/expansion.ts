import type { Scope } from '../scope.ts'
import { invalid } from './failure.ts'
import type { Sent } from './form.ts'
import { included } from './included.ts'

const DEEPEST = 4

/** The paths of `expand[]`. @throws Failure 400 */
export const readExpansion = (sent: Sent | undefined): string[] => {
  if (sent === undefined) return []
  if (!Array.isArray(sent) || sent.some((path) => typeof path !== 'string')) throw invalid('Invalid array', { param: 'expand' })
  const paths = sent as string[]
  const deep = paths.find((path) => path.split('.').length > DEEPEST)
  if (deep) throw invalid(`You cannot expand more than ${DEEPEST} levels of a property. Property: ${deep}`, { param: 'expand' })
  return paths
}

type Node = Record<string, unknown>

const cannot = (path: string) =>
  invalid(`This property cannot be expanded (${path}). In a list its path begins with \`data.\`.`, { param: 'expand' })

const expand = (scope: Scope, node: Node, [head = '', ...rest]: readonly string[], path: string): void => {
  const inner = head in node ? node[head] : included(scope, node, head)
  if (inner === undefined) throw cannot(path)
  if (inner === null) return
  const opened = typeof inner === 'string' ? scope.objects.any(inner) : inner
  if (typeof opened !== 'object') throw cannot(path)
  node[head] = opened
  if (rest.length === 0) return
  for (const each of Array.isArray(opened) ? opened : [opened]) expand(scope, each as Node, rest, path)
}

/** The response with the objects that `expand[]` names in place of their ids. @throws Failure 400 if a path cannot be expanded */
export const expanded = (scope: Scope, answer: object, paths: readonly string[]): object => {
  if (paths.length === 0) return answer
  const copy = structuredClone(answer) as Node
  for (const path of paths) expand(scope, copy, path.split('.'), path)
  return copy
}
