/** What is counted nearly everywhere, in each form that the language has for a number. */
export const units = {
  token: { one: 'token', other: 'tokens' },
}
