/** Plain words of wanting to die or to hurt oneself. No screen to rely on: it is there so that a flagged text can be seen. */
const phrases = [
  /\bkill(?:ing)? myself\b/iu,
  /\bend(?:ing)? my (?:own )?life\b/iu,
  /\bhurt(?:ing)? myself\b/iu,
  /\bdo(?:n['’]t| not) want to (?:be here|wake up|live) any ?more\b/iu,
  /\bnobody would miss me\b/iu,
  /\bmich umbringen\b/iu,
  /\bskoncovat se životem\b/iu,
  /nie chcę już żyć/iu,
]

/** Whether a text says one of a few plain phrases of self-harm. */
export const speaksOfSelfHarm = (text: string): boolean => phrases.some((phrase) => phrase.test(text))
