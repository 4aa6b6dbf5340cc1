/** The deletion of a reading, wherever it is offered. */
export const deletion = {
  begin: 'Delete',
  beginOf: (title: string) => `Delete “${title}”`,
  title: 'Delete this reading?',
  about: (title: string) => `“${title}” will be deleted for good. Its cost is not refunded.`,
  confirm: 'Yes, Delete',
  keep: 'Keep It',
  failed: 'Failed to delete the reading',
  done: (title: string) => `“${title}” was deleted.`,
}
