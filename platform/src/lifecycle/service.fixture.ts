import { runService } from './run-service.ts'

/** A service that does nothing. */
await runService({ name: 'fixture', port: 0, read: () => undefined, build: async () => ({}), needsAuth: false })
