/** A reading as a picture to keep or to show to others. */
export const readingImage = {
  save: 'Save as image',
  making: 'Making your image...',
  done: {
    saved: (file: string) => `Saved as ${file}. What you wrote is left out.`,
    shared: () => 'Your image was shared. What you wrote is left out.',
    dismissed: () => '',
  },
  failed: 'The image could not be made. Please check your connection and try again.',
  meta: (method: string, date: string) => `${method} · ${date}`,
  writtenBy: 'Reading channeled by Sibyl, your AI Oracle',
  forEntertainment: 'Written by an AI, for entertainment only.',
}
