/** Plain phrases of suicide and self-harm. Not a reliable screen: it only makes flagged texts possible in a trial. */
const phrases = [
  /\bkill(?:ing)? myself\b/iu,
  /\bend(?:ing)? my (?:own )?life\b/iu,
  /\bhurt(?:ing)? myself\b/iu,
  /\bdo(?:n['’]t| not) want to (?:be here|wake up|live) any ?more\b/iu,
  /\bnobody would miss me\b/iu,
  /\bmich umbringen\b/iu,
  /\bskoncovat se životem\b/iu,
  /ddim eisiau byw mwyach/iu,
]

/** Whether a text contains one of these phrases. */
export const speaksOfSelfHarm = (text: string): boolean => phrases.some((phrase) => phrase.test(text))
