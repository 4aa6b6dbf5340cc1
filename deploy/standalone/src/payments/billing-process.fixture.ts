import { readBillingConfig } from '@sibyl/billing/config'
import { billing } from '@sibyl/billing/service'
import { startService } from '@sibyl/platform/lifecycle/service'
import { openSqliteStore } from '@sibyl/platform/store/sqlite/open'
import { testParts } from '@sibyl/platform/testing/test-parts'
import { type Clock, plus, systemClock } from '@sibyl/platform/time'

/** Billing as a process that a test can kill: its data in a file, its clock ahead by a number of milliseconds. Prints its address. */
const [file = '', ahead = '0'] = process.argv.slice(2)
const clock: Clock = { now: () => plus(systemClock.now(), Number(ahead)) }
const parts = testParts('billing', { clock, store: openSqliteStore({ file, service: 'billing', clock }) })
const service = await billing({ ...parts, config: readBillingConfig(process.env) })
const jobs = service.jobs?.map((job) => ({ ...job, everyMs: 50 })) ?? []
const { http } = await startService({ ...service, jobs }, parts, { name: 'billing', host: '127.0.0.1', port: 0 })
process.stdout.write(`listening on ${http.port}\n`)
