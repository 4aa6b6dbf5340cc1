import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@sibyl/platform/testing/ports'
import { startServer } from '@sibyl/platform/testing/server-process'
import { stringify } from 'yaml'
import { eventually } from './reader.ts'

type Rule = { alert: string; expr: string; for?: string; labels: Record<string, string> }
export type Groups = { name: string; rules: Rule[] }[]
export type Alert = { state: 'pending' | 'firing'; labels: Record<string, string> }

/** One process to scrape, with the labels that Prometheus gives it. */
type Target = { port: number; labels: Record<string, string> }

type RuleState = { name: string; health: string; lastError?: string; lastEvaluation: string }

const SECONDS = { s: 1, m: 60, h: 3600 }

/** Five scrapes: a busy machine misses one or two. */
const SHORTEST_SECONDS = 10

/** A duration such as `5m`, divided. */
const shortened = (duration: string, by: number): string => {
  const [, many = '0', unit = 's'] = /^(\d+)([smh])$/.exec(duration) ?? []
  return `${Math.max(SHORTEST_SECONDS, Math.round((Number(many) * SECONDS[unit as keyof typeof SECONDS]) / by))}s`
}

/** The same rules, each firing after a fraction of its `for`. */
export const impatient = (groups: Groups, by: number): Groups =>
  groups.map(({ name, rules }) => ({
    name,
    rules: rules.map((rule) => (rule.for === undefined ? rule : { ...rule, for: shortened(rule.for, by) })),
  }))

/** A real Prometheus that scrapes these targets every two seconds and evaluates these rules every second. */
export const startPrometheus = async (binary: string, targets: readonly Target[], groups: Groups) => {
  const folder = await mkdtemp(join(tmpdir(), 'sibyl-prometheus-'))
  await writeFile(join(folder, 'rules.yml'), stringify({ groups }))
  await writeFile(
    join(folder, 'prometheus.yml'),
    stringify({
      global: { scrape_interval: '2s', scrape_timeout: '2s', evaluation_interval: '1s' },
      rule_files: ['rules.yml'],
      scrape_configs: [
        {
          job_name: 'pods',
          static_configs: targets.map((target) => ({ targets: [`127.0.0.1:${target.port}`], labels: target.labels })),
        },
      ],
    }),
  )
  const args = [`--config.file=${join(folder, 'prometheus.yml')}`, `--storage.tsdb.path=${join(folder, 'data')}`]
  const recipe = async () => {
    const port = await freePort()
    return { port, programs: () => [{ command: binary, args: [...args, `--web.listen-address=127.0.0.1:${port}`] }] }
  }
  const server = await startServer(recipe, { url: (at) => `http://127.0.0.1:${at}` })
  const ask = async <T>(path: string): Promise<T> => ((await (await fetch(`${server.url}/api/v1/${path}`)).json()) as { data: T }).data
  const ruleStates = async (): Promise<RuleState[]> =>
    (await ask<{ groups: { rules: RuleState[] }[] }>('rules')).groups.flatMap(({ rules }) => rules)
  const firing = async (): Promise<Alert[]> => (await ask<{ alerts: Alert[] }>('alerts')).alerts.filter(({ state }) => state === 'firing')
  return {
    firing,
    ruleStates,
    /** Resolves when each rule has been evaluated on samples from after this call. */
    async hasSeenNow(): Promise<void> {
      const seen = Date.now() + 5000
      await eventually(async () => {
        const states = await ruleStates()
        return states.length > 0 && states.every(({ lastEvaluation }) => Date.parse(lastEvaluation) > seen) ? true : undefined
      })
    },
    /** Resolves with the alert once it fires. */
    fires: (name: string): Promise<Alert> => eventually(async () => (await firing()).find(({ labels }) => labels.alertname === name)),
    async close(): Promise<void> {
      await server.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
export type Prometheus = Awaited<ReturnType<typeof startPrometheus>>
