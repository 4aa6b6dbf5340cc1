/** The subscribers, each with a queue of its own name. */
export const listeners = ['auth', 'divination', 'generator', 'billing', 'notification'] as const
export type Listener = (typeof listeners)[number]
