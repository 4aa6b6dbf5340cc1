/** The worker's own scope; TypeScript takes `self` for that of any worker. */
export const scope = globalThis as unknown as ServiceWorkerGlobalScope
