import Sequencer from '@jest/test-sequencer'

const lanes = ['long', 'e2e']

/**
 * Orders test files so that no long one is left alone at the end: what failed last time, then the costly lanes, then the rest.
 * @public loaded by Jest
 */
export default class CostlyFirst extends Sequencer {
  sort(tests) {
    const rank = (test) => {
      const lane = lanes.indexOf(test.context.config.displayName?.name)
      if (this.hasFailed(test)) return -1
      return lane < 0 ? lanes.length : lane
    }
    return super.sort([...tests]).sort((a, b) => rank(a) - rank(b))
  }
}
