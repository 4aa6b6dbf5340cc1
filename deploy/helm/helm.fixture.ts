import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describeWith } from '@sibyl/platform/testing/describe-with'
import { whereIs } from '@sibyl/platform/testing/where-is'
import { parseAllDocuments } from 'yaml'

/** The parts of a Kubernetes object that tests read. */
export type Manifest = {
  kind: string
  metadata: { name: string; labels: Record<string, string>; namespace?: string }
  spec: Record<string, unknown>
}

/** The label that distinguishes the processes of a release. */
export const COMPONENT = 'app.kubernetes.io/component'

const chart = fileURLToPath(new URL('sibyl', import.meta.url))
const helm = whereIs('helm')

const run = (...args: string[]) => {
  if (!helm) throw new Error('there is no helm on this machine')
  return spawnSync(helm, args, { encoding: 'utf8' })
}

/** Tests with helm, from PATH or from `make tools`. */
export const describeChart = (name: string, tests: () => void): void => describeWith('helm', helm !== undefined, name, tests)

/** Values that enable everything optional. */
export const everything = fileURLToPath(new URL('everything.yaml', import.meta.url))

/** The output of `helm template` for the chart with these values, after those of a file. @throws with helm's message if it refuses them */
export const templated = (values: Record<string, unknown> = {}, file?: string): Manifest[] => {
  const chosen = Object.entries(values).flatMap(([path, value]) => ['--set-json', `${path}=${JSON.stringify(value)}`])
  const { status, stdout, stderr } = run(
    'template',
    'sibyl',
    chart,
    '--namespace',
    'elsewhere',
    ...(file ? ['--values', file] : []),
    ...chosen,
  )
  if (status !== 0) throw new Error(stderr)
  return parseAllDocuments(stdout).flatMap((document) => (document.toJS() as Manifest | null) ?? [])
}

/** The complaints of `helm lint --strict`; empty if it passes. */
export const lint = (): string => {
  const { status, stdout, stderr } = run('lint', '--strict', chart)
  return status === 0 ? '' : `${stdout}${stderr}`
}

export const ofKind = (manifests: readonly Manifest[], kind: string): Manifest[] => manifests.filter((manifest) => manifest.kind === kind)

export const named = (manifests: readonly Manifest[], kind: string, name: string): Manifest => {
  const found = ofKind(manifests, kind).find((manifest) => manifest.metadata.name === name)
  if (!found) throw new Error(`no ${kind} ${name}`)
  return found
}
