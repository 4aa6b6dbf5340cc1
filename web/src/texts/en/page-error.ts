export const pageError = {
  pageTitle: 'Something went wrong',
  title: 'This page did not open',
  missingFile: 'Part of it could not be loaded. Please check your connection and try again.',
  broken: 'Something went wrong on our side. Please try again.',
}
