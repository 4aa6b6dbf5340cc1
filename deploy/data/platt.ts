type Scored = { score: number; positive: boolean }
type Sigmoid = { slope: number; offset: number }

const ROUNDS = 50
const CLOSE = 1e-9

/**
 * The sigmoid 1 / (1 + exp(slope * score + offset)) that makes scores likeliest, with Platt's softened targets, by Newton's method
 * (Platt 1999, "Probabilistic outputs for support vector machines"; Lin, Lin and Weng 2007 on its stable form).
 */
export const fitSigmoid = (scored: readonly Scored[]): Sigmoid => {
  const positives = scored.filter(({ positive }) => positive).length
  const negatives = scored.length - positives
  const [high, low] = [(positives + 1) / (positives + 2), 1 / (negatives + 2)]
  let slope = 0
  let offset = Math.log((negatives + 1) / (positives + 1))
  for (let round = 0; round < ROUNDS; round += 1) {
    let [h11, h12, h22, g1, g2] = [1e-12, 0, 1e-12, 0, 0]
    for (const { score, positive } of scored) {
      const probability = 1 / (1 + Math.exp(slope * score + offset))
      const spread = probability * (1 - probability)
      const missed = (positive ? high : low) - probability
      h11 += score * score * spread
      h12 += score * spread
      h22 += spread
      g1 += score * missed
      g2 += missed
    }
    const determinant = h11 * h22 - h12 * h12
    const [bySlope, byOffset] = [-(h22 * g1 - h12 * g2) / determinant, -(h11 * g2 - h12 * g1) / determinant]
    slope += bySlope
    offset += byOffset
    if (Math.abs(bySlope) + Math.abs(byOffset) < CLOSE) break
  }
  return { slope, offset }
}
