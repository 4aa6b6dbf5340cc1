import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const script = fileURLToPath(new URL('./train-safety-classifier.ts', import.meta.url))

/** In a process of its own, where the training takes seconds and not half a minute. */
const check = () => promisify(execFile)(process.execPath, ['--disable-warning=ExperimentalWarning', script, '--check'], { env: {} })

describe('the weights of the second reader', () => {
  test('are byte by byte what the script makes of the corpus', async () => {
    await expect(check()).resolves.toEqual({ stdout: '', stderr: '' })
  }, 60_000)
})
