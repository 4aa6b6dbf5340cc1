import { methodIds } from '@sibyl/contracts/methods'
import { counter, fromZero, gauge, histogram } from '@sibyl/platform/metrics/declare'
import type { Metrics } from '@sibyl/platform/metrics/metrics'
import { failureWords } from './readings/failure-words.ts'

const untilWritten = [0.5, 1, 2.5, 5, 7.5, 10, 15, 20, 30, 45, 60, 75, 90, 120]
const untilFirst = [0.1, 0.25, 0.5, 0.75, 1, 1.5, 2, 3, 5, 7.5, 10, 15, 20, 30, 60]

/** Metrics of readings and tokens. Each process counts its own changes; sum them over all processes. */
export const divinationMetrics = (metrics: Metrics) => ({
  readings: fromZero(
    counter(metrics, {
      name: 'readings_total',
      help: 'Readings by outcome; the reason says why one failed, or that a daily card was written without the model',
      labels: ['method', 'outcome', 'reason'],
    }),
    ...methodIds.flatMap((method) => [
      { method, outcome: 'done', reason: '' },
      ...Object.keys(failureWords).map((reason) => ({ method, outcome: 'failed', reason })),
    ]),
  ),
  readingSeconds: histogram(metrics, {
    name: 'reading_duration_seconds',
    help: 'Time from the request for a reading to its end',
    labels: ['method', 'outcome'],
    buckets: untilWritten,
  }),
  takeovers: counter(metrics, { name: 'lease_takeovers_total', help: 'Readings taken over from a worker whose lease ended' }),
  tokens: counter(metrics, {
    name: 'wallet_tokens_total',
    help: 'Tokens granted, reserved for readings, settled when they are done, returned when they failed, taken back with their money, restored',
    labels: ['movement'],
  }),
})

/** Metrics of the generator and its model. */
export const generatorMetrics = (metrics: Metrics) => ({
  inFlight: gauge(metrics, { name: 'generations_in_flight', help: 'Readings that this process is writing' }),
  firstToken: histogram(metrics, {
    name: 'model_first_token_seconds',
    help: 'Time from a model request to the first piece of its text, by outcome',
    labels: ['outcome'],
    buckets: untilFirst,
  }),
  lastToken: fromZero(
    histogram(metrics, {
      name: 'model_last_token_seconds',
      help: 'Time from a model request to the end of its response, by outcome',
      labels: ['outcome'],
      buckets: untilWritten,
    }),
    ...Object.keys(failureWords).map((outcome) => ({ outcome })),
  ),
  modelTokens: counter(metrics, {
    name: 'model_tokens_total',
    help: 'Tokens that the model reports by kind: input, output, and cached, which are among the input',
    labels: ['kind'],
  }),
  modelCost: counter(metrics, { name: 'model_cost_dollars_total', help: 'Cost of these tokens at the configured prices' }),
  moderations: counter(metrics, {
    name: 'model_moderations_total',
    help: 'Moderation requests to the model’s provider by outcome: passed, crisis or unavailable',
    labels: ['outcome'],
  }),
})
export type GeneratorMetrics = ReturnType<typeof generatorMetrics>
