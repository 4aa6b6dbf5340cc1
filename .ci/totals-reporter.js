import { stripVTControlCharacters } from 'node:util'

const SHOWN = 5

const firstLine = (text = '') => stripVTControlCharacters(text).trim().split('\n')[0]

/** One line for the file, one for each of its first failures. */
const failuresOf = ({ testFilePath, testResults, testExecError }, root) => {
  const failed = testResults.filter(({ status }) => status === 'failed')
  const lines = failed.slice(0, SHOWN).map(({ fullName }) => `  ${fullName}`)
  if (failed.length > SHOWN) lines.push(`  and ${failed.length - SHOWN} more`)
  if (failed.length > 0) lines.push(`  the first because: ${firstLine(failed[0].failureMessages[0])}`)
  if (testExecError) lines.push(`  could not run: ${firstLine(testExecError.message)}`)
  return lines.length > 0 ? [`${testFilePath.replace(`${root}/`, '')} (${failed.length} failed)`, ...lines] : []
}

/**
 * Closes a run with a short list of what failed and one plain line of true totals, so that the end of a log says both; a suite that could
 * not even start counts as a failure.
 * @public loaded by Jest
 */
export default class TotalsReporter {
  constructor({ rootDir }) {
    this.root = rootDir
  }

  onRunComplete(_contexts, results) {
    const failed = results.numFailedTests + results.numRuntimeErrorTestSuites
    const skipped = results.numPendingTests + results.numTodoTests
    const list = results.testResults.flatMap((file) => failuresOf(file, this.root))
    if (list.length > 0) process.stdout.write(`\nFailed:\n${list.join('\n')}\n`)
    process.stdout.write(`\n${results.numPassedTests} passed, ${failed} failed, ${skipped} skipped\n`)
  }
}
