import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

/**
 * Preloaded by `make start` and `make processes`: Node keeps compiled code in DATA_DIR, starts sooner with it, and does without its compiler for TypeScript,
 * 27 MB a process. Not TypeScript itself, which would load that compiler.
 */
enableCompileCache(process.env.NODE_COMPILE_CACHE || join(process.env.DATA_DIR || '.sibyl', 'compiled'))
