/** KEDA's queue trigger, which feeds a horizontal pod autoscaler, with the rules of the chart in deploy/helm. */
export type ScalerSettings = {
  min: number
  max: number
  /** Target number of messages per generator. */
  target: number
  /** `all`: waiting and in progress, as the management API reports; `ready`: waiting only, as AMQP reports. */
  counts: 'all' | 'ready'
  /** Seconds between two decisions; Kubernetes' own is 15 s, however often KEDA polls. */
  pollSeconds: number
  /** Seconds until a new generator takes its first message. */
  startSeconds: number
  /** Seconds for which fewer must have been enough before any is removed. */
  downSeconds: number
}

/** Kubernetes' own tolerance: a ratio this near to 1 changes nothing. */
const TOLERANCE = 0.1
/** The period in which a quarter of the generators is removed, or one. */
const DOWN = { seconds: 60, share: 0.25 }

export type Decision = { at: number; wanted: number; generators: number }

const wantedFor = ({ min, max, target }: ScalerSettings, current: number, messages: number): number => {
  const ratio = messages / (current * target)
  const wanted = Math.abs(ratio - 1) <= TOLERANCE ? current : Math.ceil(messages / target)
  return Math.min(max, Math.max(min, wanted))
}

const fewest = (current: number, at: number, earlier: readonly Decision[]): number => {
  const lately = earlier.filter((decision) => decision.at > at - DOWN.seconds).map(({ generators }) => generators)
  const before = Math.max(current, ...lately)
  return Math.min(before - 1, Math.floor(before * (1 - DOWN.share)))
}

/** The number of generators after the earlier decisions: scaling up at most doubles or adds four; scaling down is late and slow. */
export const decide = (
  settings: ScalerSettings,
  { at, current, messages, earlier }: { at: number; current: number; messages: number; earlier: readonly Decision[] },
): Decision => {
  const wanted = wantedFor(settings, current, messages)
  if (wanted >= current) return { at, wanted, generators: Math.min(wanted, Math.max(2 * current, current + 4)) }
  const enough = Math.max(
    wanted,
    ...earlier.filter((decision) => decision.at > at - settings.downSeconds).map((decision) => decision.wanted),
  )
  return { at, wanted, generators: Math.min(current, Math.max(enough, fewest(current, at, earlier))) }
}

/** Drops decisions too old to matter. */
export const remembered = ({ downSeconds }: ScalerSettings, decisions: readonly Decision[], at: number): Decision[] =>
  decisions.filter((decision) => decision.at > at - Math.max(downSeconds, DOWN.seconds))
