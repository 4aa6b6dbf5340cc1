import { createAgenda } from './agenda.ts'
import { nextArrival, type Rate } from './arrivals.ts'
import { type Decision, decide, remembered, type ScalerSettings } from './autoscaler.ts'
import { createQuota, type Quota } from './quota.ts'

/** The effort of one reading: seconds in a generator, tokens of the model. */
export type Effort = { seconds: number; inputTokens: number; outputTokens: number }

export type Scenario = {
  /** The duration of the arrivals in seconds; readings left then are still written. */
  seconds: number
  rate: Rate
  /** An upper bound of the rate. */
  highestRate: number
  draw: (random: () => number) => Effort
  /** Readings a generator writes concurrently. */
  concurrency: number
  scaler: ScalerSettings
  /** A reading unfinished by then is ended, and its token returned. */
  deadlineSeconds: number
  /** A reading with less time left than this is ended instead of started; 0 at present. */
  leastSeconds?: number
  quota?: Quota
  /** The treatment of a reading that exceeds the model's quota: fail at once, as at present, or wait. */
  refused: 'fails' | 'waits'
}

export type Outcome = {
  asked: number
  done: number
  /** Ended at the deadline. */
  late: number
  /** Ended because the model had no quota left. */
  refused: number
  /** Started by a generator that was removed, and restarted by another. */
  handedBack: number
  /** Seconds until a generator started each reading; for a reading that was never started, until it was ended. */
  waits: Float64Array
  mostGenerators: number
  generatorSeconds: number
  /** Readings in progress, on average. */
  load: number
  inputTokens: number
  outputTokens: number
}

type Job = { asked: number; effort: Effort; waited?: number; ended: boolean; worker?: Generator; began: number }
type Generator = { ready: boolean; gone: boolean; jobs: Set<Job> }

/** Simulates the generators' queue once. `random` is the only source of chance. */
export const simulate = (scenario: Scenario, random: () => number): Outcome => {
  const { seconds, rate, highestRate, draw, concurrency, scaler, deadlineSeconds, leastSeconds = 0, refused } = scenario
  const agenda = createAgenda()
  const quota = scenario.quota && createQuota(scenario.quota)
  const waits: number[] = []
  const generators: Generator[] = []
  const queue: Job[] = []
  // The queue begins at this index: removing the first element of a long array would move all the others.
  let head = 0
  let inHand = 0
  let turn = 0
  let waitingForQuota = false
  let decisions: readonly Decision[] = []
  const sum = {
    asked: 0,
    done: 0,
    late: 0,
    refused: 0,
    handedBack: 0,
    mostGenerators: 0,
    generatorSeconds: 0,
    inputTokens: 0,
    outputTokens: 0,
  }
  let busySeconds = 0

  const noteWait = (job: Job): void => {
    if (job.waited !== undefined) return
    job.waited = agenda.now() - job.asked
    waits.push(job.waited)
  }

  /** Removes a job from its generator and adds its cost, in proportion to its progress. */
  const release = (job: Job): void => {
    if (!job.worker) return
    const spent = agenda.now() - job.began
    job.worker.jobs.delete(job)
    delete job.worker
    inHand -= 1
    busySeconds += spent
    sum.inputTokens += job.effort.inputTokens
    sum.outputTokens += job.effort.outputTokens * Math.min(1, spent / job.effort.seconds)
  }

  const end = (job: Job, how: 'done' | 'late' | 'refused'): void => {
    noteWait(job)
    release(job)
    job.ended = true
    sum[how] += 1
  }

  const begin = (job: Job, worker: Generator): void => {
    noteWait(job)
    const began = agenda.now()
    Object.assign(job, { worker, began })
    worker.jobs.add(job)
    inHand += 1
    agenda.after(job.effort.seconds, () => {
      if (job.ended || job.worker !== worker || job.began !== began) return
      end(job, 'done')
      serve()
    })
  }

  /** The broker goes round-robin among generators with room. */
  const freeGenerator = (): Generator | undefined => {
    for (let tried = 0; tried < generators.length; tried += 1) {
      turn = (turn + 1) % generators.length
      const candidate = generators[turn]
      if (candidate?.ready && candidate.jobs.size < concurrency) return candidate
    }
    return undefined
  }

  const serve = (): void => {
    for (let job = queue[head]; job && !waitingForQuota; job = queue[head]) {
      if (job.asked + deadlineSeconds - agenda.now() < leastSeconds && !job.ended) end(job, 'late')
      const worker = job.ended ? undefined : freeGenerator()
      if (!job.ended && !worker) return
      const allowed = job.ended ? undefined : quota?.take(agenda.now(), job.effort.inputTokens + job.effort.outputTokens)
      if (allowed?.taken === false && refused === 'waits') {
        waitingForQuota = true
        agenda.after(allowed.afterSeconds, () => {
          waitingForQuota = false
          serve()
        })
        return
      }
      head += 1
      if (allowed?.taken === false) end(job, 'refused')
      else if (worker) begin(job, worker)
    }
    if (head > 10_000) {
      queue.splice(0, head)
      head = 0
    }
  }

  const ask = (): void => {
    const job: Job = { asked: agenda.now(), effort: draw(random), ended: false, began: 0 }
    sum.asked += 1
    queue.push(job)
    agenda.after(deadlineSeconds, () => {
      if (job.ended) return
      end(job, 'late')
      serve()
    })
    serve()
    askNext()
  }

  const askNext = (): void => {
    const at = nextArrival(agenda.now(), rate, highestRate, random)
    if (at < seconds) agenda.after(at - agenda.now(), ask)
  }

  const start = (afterSeconds: number): void => {
    const generator: Generator = { ready: false, gone: false, jobs: new Set() }
    generators.push(generator)
    agenda.after(afterSeconds, () => {
      if (generator.gone) return
      generator.ready = true
      serve()
    })
  }

  const stop = (): void => {
    const generator = generators.pop()
    if (!generator) return
    generator.gone = true
    const returned = [...generator.jobs]
    for (const job of returned) release(job)
    sum.handedBack += returned.length
    queue.splice(head, 0, ...returned)
  }

  const look = (): void => {
    const messages = queue.length - head + (scaler.counts === 'all' ? inHand : 0)
    const at = agenda.now()
    const decision = decide(scaler, { at, current: generators.length, messages, earlier: decisions })
    decisions = [...remembered(scaler, decisions, at), decision]
    while (generators.length < decision.generators) start(scaler.startSeconds)
    while (generators.length > decision.generators) stop()
    serve()
    sum.mostGenerators = Math.max(sum.mostGenerators, generators.length)
    sum.generatorSeconds += generators.length * scaler.pollSeconds
    agenda.after(scaler.pollSeconds, look)
  }

  for (let count = 0; count < scaler.min; count += 1) start(0)
  agenda.after(0, look)
  askNext()
  agenda.runUntil(seconds + deadlineSeconds + scaler.pollSeconds)
  return { ...sum, waits: Float64Array.from(waits).sort(), load: busySeconds / seconds }
}
