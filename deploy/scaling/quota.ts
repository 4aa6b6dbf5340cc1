/** The quota of the model's provider. */
export type Quota = { requestsPerMinute: number; tokensPerMinute: number }

// A smaller step could vanish in floating-point seconds, and the same request would repeat at the same time.
const SHORTEST_WAIT = 0.001

type Bucket = { size: number; level: number; at: number }

const full = (perMinute: number): Bucket => ({ size: perMinute, level: perMinute, at: 0 })

const fill = (bucket: Bucket, at: number): void => {
  bucket.level = Math.min(bucket.size, bucket.level + ((at - bucket.at) * bucket.size) / 60)
  bucket.at = at
}

/** Two buckets, each with a minute's worth, refilled continuously. */
export const createQuota = ({ requestsPerMinute, tokensPerMinute }: Quota) => {
  const requests = full(requestsPerMinute)
  const tokens = full(tokensPerMinute)
  const missing = (bucket: Bucket, amount: number): number => Math.max(0, ((amount - bucket.level) * 60) / bucket.size)
  return {
    /** Takes a request of this many tokens, or returns the seconds until it could be taken. */
    take(at: number, amount: number): { taken: true } | { taken: false; afterSeconds: number } {
      fill(requests, at)
      fill(tokens, at)
      const afterSeconds = Math.max(missing(requests, 1), missing(tokens, amount))
      if (afterSeconds > 0) return { taken: false, afterSeconds: Math.max(afterSeconds, SHORTEST_WAIT) }
      requests.level -= 1
      tokens.level -= amount
      return { taken: true }
    },
  }
}
