/** Units that are counted nearly everywhere, in each grammatical number of the language. */
export const units = {
  token: { one: 'token', other: 'tokens' },
}
