import { BUCKETS, type Features } from './features.ts'

/** A linear classifier: what each feature adds to the score, in steps of `step`; how a score becomes a probability; what follows from it. */
export type Model = {
  weights: Int8Array
  step: number
  bias: number
  /** Platt's sigmoid: the probability of a score is 1 / (1 + exp(slope * score + offset)). */
  slope: number
  offset: number
  /** From this probability on there are people instead of a reading. */
  refuseFrom: number
  /** From this probability on the reading comes with a word of support. */
  supportFrom: number
}

const HEADER_BYTES = 48

/** Six doubles, little-endian (step, bias, slope, offset, refuseFrom, supportFrom), then a signed byte for each bucket. */
export const encode = ({ weights, step, bias, slope, offset, refuseFrom, supportFrom }: Model): Buffer => {
  const header = Buffer.alloc(HEADER_BYTES)
  ;[step, bias, slope, offset, refuseFrom, supportFrom].forEach((value, at) => {
    header.writeDoubleLE(value, at * 8)
  })
  return Buffer.concat([header, Buffer.from(weights.buffer, weights.byteOffset, weights.length)])
}

/** @throws RangeError where the bytes are not as many as `encode` writes. */
export const decode = (bytes: Buffer): Model => {
  if (bytes.length !== HEADER_BYTES + BUCKETS) throw new RangeError(`a model has ${HEADER_BYTES + BUCKETS} bytes, not ${bytes.length}`)
  const [step, bias, slope, offset, refuseFrom, supportFrom] = [0, 8, 16, 24, 32, 40].map((at) => bytes.readDoubleLE(at)) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ]
  return { weights: new Int8Array(bytes.subarray(HEADER_BYTES)), step, bias, slope, offset, refuseFrom, supportFrom }
}

/** How far on the side of crisis the features lie; 0 is the boundary the training drew. */
export const scoreOf = ({ weights, step, bias }: Pick<Model, 'weights' | 'step' | 'bias'>, { places, values }: Features): number =>
  bias + step * places.reduce((sum, place, at) => sum + (weights[place] ?? 0) * (values[at] ?? 0), 0)

export const probabilityOf = (score: number, { slope, offset }: Pick<Model, 'slope' | 'offset'>): number =>
  1 / (1 + Math.exp(slope * score + offset))
