export const waiting = {
  howLong: 'Most readings take under half a minute.',
  mayLeave: 'You may leave; it will be waiting in your history.',
}
