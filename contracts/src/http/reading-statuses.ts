export const readingStatuses = ['requested', 'writing', 'done', 'failed'] as const
