/** For a reading whose sections give no title of their own. */
export const plainTitles: readonly string[] = [
  'What the night kept',
  'Told before it faded',
  'A dream, held to the light',
  'By the light of sleep',
  'Between two mornings',
  'What you brought back',
  'Kept until morning',
  'One night, told by day',
]
