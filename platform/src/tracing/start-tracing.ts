import { z } from 'zod'
import { readConfig } from '../config/read-config.ts'
import { httpUrl } from '../config/variables.ts'
import type { Logger } from '../logging/logger.ts'
import type { Tracing } from './tracing.ts'

const schema = z.object({
  /** The address of an OpenTelemetry collector for OTLP over HTTP, such as http://collector:4318. Unset: no tracing. */
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl.optional(),
  /** The share of traces starting here that is sampled, 0 to 1. Traces from elsewhere keep the decision made there. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number('must be from 0 to 1').min(0, 'must be from 0 to 1').max(1, 'must be from 0 to 1').default(1),
  NAMESPACE: z.string().default('sibyl'),
})

type Options = { service: string; environment: NodeJS.ProcessEnv; logger: Logger }

/** Starts tracing for a service if the environment names a collector. Loads the SDK only then. @throws ConfigError */
export const startTracing = async ({ service, environment, logger }: Options): Promise<Tracing | undefined> => {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: ratio, NAMESPACE: namespace } = readConfig(schema, environment)
  if (endpoint === undefined) return undefined
  const { otlpTracing } = await import('./otlp-tracing.ts')
  return otlpTracing({ service, namespace, endpoint, ratio, logger })
}
