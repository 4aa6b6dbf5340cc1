export const savedReading = {
  pageTitle: 'Saved reading',
  back: 'Back to History',
  opening: 'Opening your reading',
}

export const missing = {
  title: 'Reading Not Found',
  viewAll: 'View All Readings',
  withoutId: 'No reading ID provided',
  unknown: 'The requested reading could not be found',
  failed: 'Failed to load reading',
}
