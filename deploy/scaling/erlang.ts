/**
 * Waiting in M/M/c: Poisson arrivals, exponential service, c servers, one queue. Erlang's C formula as in L. Kleinrock, Queueing
 * Systems I: Theory (1975), section 3.5. `load` is arrivals per second times mean service time, in servers, below `servers`.
 */
export const shareThatWaits = (servers: number, load: number): number => {
  // Erlang B by its recursion, which does not overflow, then C from B.
  let blocked = 1
  for (let busy = 1; busy <= servers; busy += 1) blocked = (load * blocked) / (busy + load * blocked)
  return (servers * blocked) / (servers - load * (1 - blocked))
}

/** Mean time in the queue, in seconds, over all who come; `service` is the mean service time. */
export const meanWait = (servers: number, load: number, service: number): number =>
  (shareThatWaits(servers, load) * service) / (servers - load)

/** The time in the queue, in seconds, that a share of all who come does not exceed. */
export const waitQuantile = (servers: number, load: number, service: number, share: number): number => {
  const waits = shareThatWaits(servers, load)
  return waits <= 1 - share ? 0 : (Math.log(waits / (1 - share)) * service) / (servers - load)
}
