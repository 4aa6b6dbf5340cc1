/**
 * Tests that need a program on this machine, such as a browser or a server. If it is missing, they are skipped by name, with a line on
 * standard error; with REQUIRE_SERVERS=1, as the build runs them, they fail instead.
 */
export const describeWith = (needs: string, isThere: boolean, name: string, tests: () => void): void => {
  if (isThere) {
    describe(name, tests)
    return
  }
  const title = `${name} (needs ${needs})`
  if (process.env.REQUIRE_SERVERS === '1') {
    it(title, () => {
      throw new Error(`${needs} is missing on this machine: make tools installs what it can`)
    })
    return
  }
  process.stderr.write(`SKIPPED, no ${needs} found (make tools installs what it can): ${name}\n`)
  describe.skip(title, tests)
}
