/**
 * Closes a run with one plain line of true totals; a suite that could not even start counts as a failure.
 * @public loaded by Jest
 */
export default class TotalsReporter {
  onRunComplete(_contexts, results) {
    const failed = results.numFailedTests + results.numRuntimeErrorTestSuites
    const skipped = results.numPendingTests + results.numTodoTests
    process.stdout.write(`\n${results.numPassedTests} passed, ${failed} failed, ${skipped} skipped\n`)
  }
}
