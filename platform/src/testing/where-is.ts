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

/** The path of a program on this machine: its own path if it is one, else from PATH, else from where `make tools` builds. */
export const whereIs = (binary: string): string | undefined =>
  (binary.startsWith('/') ? [binary] : toolFolders().map((folder) => join(folder, binary))).find(isExecutable)
