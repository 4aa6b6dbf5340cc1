export const unsubscribe = {
  pageTitle: 'Letters',
  title: 'Fewer letters',
  about: 'We write when a reading is ready that you did not wait for. Letters about your account still come.',
  stop: 'Stop These Letters',
  stoppedTitle: 'You will hear from us less',
  resume: 'Write to Me Again',
  linkBroken: 'This link is not whole. Please open it from the letter.',
}
