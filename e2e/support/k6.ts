import { execFile } from 'node:child_process'

/** Runs k6 in the folder of the load tests; resolves with its exit code and all it printed. */
export const runK6 = (k6: string, args: readonly string[], environment: NodeJS.ProcessEnv = {}): Promise<{ code: number; said: string }> =>
  new Promise((resolve) => {
    execFile(k6, args, { cwd: 'deploy/k6', env: { ...process.env, ...environment }, maxBuffer: 16_000_000 }, (error, stdout, stderr) => {
      resolve({ code: error === null ? 0 : typeof error.code === 'number' ? error.code : -1, said: stdout + stderr })
    })
  })
