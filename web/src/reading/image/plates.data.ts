/**
 * Where the picture of a card begins, in its 520 units from the top, for cards whose figure stands below an empty sky. All others begin
 * where their sky does.
 */
export const plateTops: Readonly<Record<string, number>> = {
  'major-12': 300,
  'major-13': 88,
  'cups-04': 118,
  'cups-05': 136,
  'cups-08': 90,
  'cups-page': 100,
  'cups-knight': 148,
  'wands-10': 130,
  'swords-02': 135,
  'swords-04': 245,
  'swords-05': 174,
  'swords-06': 164,
  'swords-07': 104,
  'swords-08': 158,
  'swords-09': 158,
  'swords-10': 152,
  'swords-knight': 128,
  'pentacles-02': 126,
  'pentacles-04': 128,
  'pentacles-06': 118,
  'pentacles-07': 98,
  'pentacles-08': 174,
  'pentacles-09': 128,
  'pentacles-knight': 164,
}
