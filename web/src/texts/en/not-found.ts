export const notFound = {
  pageTitle: 'Page not found',
  title: 'Nothing is charted here',
  about: 'The page you asked for has moved or never existed.',
}
