import { z } from 'zod'
import { readConfig } from '../config/read-config.ts'
import type { Logger } from '../logging/logger.ts'
import type { Tracing } from './tracing.ts'

const schema = z.object({
  /** Where an OpenTelemetry collector takes OTLP over HTTP, such as http://collector:4318. Without it nothing is traced. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/, error: 'must be an http:// or https:// address' }).optional(),
  /** How many of the traces that begin here are kept, from 0 to 1. What began elsewhere follows what was decided there. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number('must be from 0 to 1').min(0, 'must be from 0 to 1').max(1, 'must be from 0 to 1').default(1),
  NAMESPACE: z.string().default('sibyl'),
})

type Options = { service: string; environment: NodeJS.ProcessEnv; logger: Logger }

/** The traces of a service, where the environment names a collector. The SDK is loaded only then. @throws ConfigError */
export const startTracing = async ({ service, environment, logger }: Options): Promise<Tracing | undefined> => {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: ratio, NAMESPACE: namespace } = readConfig(schema, environment)
  if (endpoint === undefined) return undefined
  const { otlpTracing } = await import('./otlp-tracing.ts')
  return otlpTracing({ service, namespace, endpoint, ratio, logger })
}
