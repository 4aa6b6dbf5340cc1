import { runService } from './run-service.ts'

/** A service without routes. */
await runService({ name: 'fixture', port: 0, read: () => undefined, build: async () => ({}), needsAuth: false })
