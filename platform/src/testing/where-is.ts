import { accessSync, constants } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, join } from 'node:path'

const toolFolders = (): string[] => [
  ...(process.env.PATH ?? '').split(delimiter),
  join(process.env.SIBYL_TOOLS ?? join(homedir(), '.cache', 'sibyl-tools'), 'bin'),
]

const isExecutable = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Where this machine has a program: at its own path if it is one, else on PATH, else where `make tools` builds. */
export const whereIs = (binary: string): string | undefined =>
  (binary.startsWith('/') ? [binary] : toolFolders().map((folder) => join(folder, binary))).find(isExecutable)
