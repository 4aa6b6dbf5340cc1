/** One sentence of a reading, as a picture or a link. */
export const readingImage = {
  save: 'Share',
  title: 'Share one sentence',
  leftOut: 'Your question and your name are left out.',
  shape: 'Shape',
  shapes: { story: 'Story, 1080 × 1920', post: 'Post, 1080 × 1350' },
  link: 'Link, to take back whenever you like',
  sentence: 'Sentence',
  action: 'Save Image',
  again: 'Try Again',
  done: {
    saved: (file: string) => `Saved as ${file}. What you wrote is left out.`,
    shared: () => 'Your image was shared. What you wrote is left out.',
  },
  failed: 'The image could not be made. Please check your connection and try again.',
  meta: (method: string, date: string) => `${method} · ${date}`,
}
