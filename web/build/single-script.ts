import { build } from 'vite'

/** Builds a script that imports nothing at run time, and returns its code. @throws when the build has no output */
export const singleScript = async (root: string, entry: string, define: Record<string, string> = {}): Promise<string> => {
  const output = await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    define,
    build: { write: false, lib: { entry, formats: ['iife'], name: 'script' }, target: 'es2022' },
  })
  const code = [output]
    .flat()
    .flatMap((it) => ('output' in it ? it.output.flatMap((file) => (file.type === 'chunk' ? [file.code] : [])) : []))
    .join('')
  if (!code) throw new Error(`The build has no output for ${entry}`)
  return code
}
