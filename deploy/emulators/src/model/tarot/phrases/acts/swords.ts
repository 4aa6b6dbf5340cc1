import type { CardActs } from './card-acts.ts'

export const swords: CardActs = {
  'swords-01': {
    upright: {
      about: ['seeing one thing quite clearly', 'finding the one true sentence'],
      helps: ['saying the true thing in ten words', 'cutting away what does not belong'],
      hinders: ['being right in an unkind tone', 'cutting where a knot could be loosened'],
    },
    reversed: {
      about: ['arguing well and thinking badly', 'regretting a word that came out wrong'],
      helps: ['sleeping on it before you say it', 'asking what the one word means'],
      hinders: ['producing clever reasons on demand', 'using a truth as a weapon'],
    },
  },
  'swords-02': {
    upright: {
      about: ['keeping a decision in the balance', 'keeping the peace by not looking'],
      helps: ['looking at the one thing you avoid', 'setting an hour for deciding'],
      hinders: ['weighing so evenly that nothing moves', 'shutting your eyes to keep the peace'],
    },
    reversed: {
      about: ['coming to the end of a stalemate', 'facing more facts than fit in one head'],
      helps: ['saying which way you lean', 'taking three facts and leaving the rest'],
      hinders: ['collecting one more opinion', 'looking at everything at once'],
    },
  },
  'swords-03': {
    upright: {
      about: ['feeling a hurt that has a reason', 'letting sorrow have its due'],
      helps: ['saying only that it hurt', 'letting the sad hour be sad'],
      hinders: ['expecting to be hurt the same way again', 'adding a conclusion to the pain'],
    },
    reversed: {
      about: ['mending slowly from a hurt', 'forgiving only as far as is honest'],
      helps: ['telling the story at half its length', 'letting one apology be enough'],
      hinders: ['keeping a wound open to prove it', 'forgiving before it is true'],
    },
  },
  'swords-04': {
    upright: {
      about: ['resting before the next effort', 'laying a thought down for a while'],
      helps: ['postponing the talk by two days', 'resting properly before you decide'],
      hinders: ['making the pause permanent', 'retreating where an answer is due'],
    },
    reversed: {
      about: ['refusing a rest that was offered', 'growing restless and ready to rise'],
      helps: ['getting up slowly with one task a day', 'taking the rest you put off'],
      hinders: ['going back before you are rested', 'lying awake over what cannot be done now'],
    },
  },
  'swords-05': {
    upright: {
      about: ['winning an argument at a price', 'letting pride keep the count'],
      helps: ['leaving the next small quarrel unwon', 'asking what the victory cost'],
      hinders: ['wanting the last word', 'collecting every sword on the field'],
    },
    reversed: {
      about: ['losing the taste for a quarrel', 'wanting to stop keeping score'],
      helps: ['making amends where that is welcome', 'walking off without the last word'],
      hinders: ['fighting on out of habit', 'apologising only to end the subject'],
    },
  },
  'swords-06': {
    upright: {
      about: ['moving away from trouble without haste', 'crossing to quieter water'],
      helps: ['leaving one worry on the old shore', 'letting someone else row for a while'],
      hinders: ['taking every old weight into the boat', 'leaving in silence what could be said'],
    },
    reversed: {
      about: ['putting off a crossing', 'carrying too much to leave the harbour'],
      helps: ['finishing one thing on the old shore', 'unpacking before you set off'],
      hinders: ['going back for one more bag', 'waiting for calm water'],
    },
  },
  'swords-07': {
    upright: {
      about: ['keeping a plan to oneself', 'telling a part of the truth'],
      helps: ['saying the part you left out', 'asking whether you need to do it alone'],
      hinders: ['getting round people instead of asking', 'keeping back the one fact that counts'],
    },
    reversed: {
      about: ['bringing a hidden truth into the open', 'wanting to give something back'],
      helps: ['telling it before it is found', 'returning what was never quite yours'],
      hinders: ['confessing half and hiding half', 'worrying about discovery more than repair'],
    },
  },
  'swords-08': {
    upright: {
      about: ['feeling hemmed in by one’s own thoughts', 'overlooking a way out'],
      helps: ['testing which of the limits is real', 'taking one step with the eyes open'],
      hinders: ['believing that nothing can be tried', 'waiting for somebody to untie you'],
    },
    reversed: {
      about: ['finding room to move again', 'dropping a limit that was partly self-made'],
      helps: ['using the new room in a small way', 'doing what you told yourself you could not'],
      hinders: ['standing still after the knot has opened', 'missing the safety of having no choice'],
    },
  },
  'swords-09': {
    upright: {
      about: ['worrying more by night than by day', 'feeling guiltier than the facts require'],
      helps: ['writing the worry down by daylight', 'telling one person what keeps you up'],
      hinders: ['believing every thought after midnight', 'rehearsing the same worry again'],
    },
    reversed: {
      about: ['sharing a worry at last', 'seeing a night thought by daylight'],
      helps: ['measuring the worry again in the morning', 'letting somebody share the worry'],
      hinders: ['keeping an old worry for company', 'distrusting the relief'],
    },
  },
  'swords-10': {
    upright: {
      about: ['admitting that something is over', 'reaching the end of one’s reserves'],
      helps: ['lying down until the hour is up', 'admitting that you are worn out'],
      hinders: ['making the ending larger than it is', 'arguing with what is already past'],
    },
    reversed: {
      about: ['getting up slowly after a low point', 'growing tired of telling the old story'],
      helps: ['getting up by inches', 'telling a newer story'],
      hinders: ['retelling the worst of it', 'getting up too fast to prove something'],
    },
  },
  'swords-page': {
    upright: {
      about: ['asking sharp questions', 'learning fast and watching closely'],
      helps: ['asking the question as a question', 'gathering two facts before one opinion'],
      hinders: ['watching people instead of asking them', 'keeping the blade out all day'],
    },
    reversed: {
      about: ['repeating what has not been checked', 'using wit to keep people off'],
      helps: ['checking the remark before passing it on', 'saying it without the joke'],
      hinders: ['talking about a person and not to them', 'hiding behind a clever remark'],
    },
  },
  'swords-knight': {
    upright: {
      about: ['going straight at the matter', 'acting on a decision at full speed'],
      helps: ['saying it directly and soon', 'acting on what is already decided'],
      hinders: ['charging past the person in the way', 'taking every detour for weakness'],
    },
    reversed: {
      about: ['charging without a clear target', 'speaking more bluntly than intended'],
      helps: ['slowing down by one day', 'softening the word without the meaning'],
      hinders: ['attacking because it feels like action', 'being blunt and calling it honest'],
    },
  },
  'swords-queen': {
    upright: {
      about: ['speaking honestly without anger', 'stating a limit plainly'],
      helps: ['saying your limit in one sentence', 'using what experience has taught you'],
      hinders: ['cutting before the other has finished', 'seeing through people and not seeing them'],
    },
    reversed: {
      about: ['letting an old hurt do the talking', 'keeping a distance and calling it clarity'],
      helps: ['criticising half as sharply', 'asking which part is the old hurt'],
      hinders: ['speaking from an old grievance', 'mistaking coldness for good sense'],
    },
  },
  'swords-king': {
    upright: {
      about: ['deciding on a principle that can be defended', 'hearing all sides before ruling'],
      helps: ['deciding after hearing everyone', 'writing the reasons down in order'],
      hinders: ['ruling on a matter of feeling', 'being fair at arm’s length'],
    },
    reversed: {
      about: ['reasoning with the people left out', 'ruling before anyone was heard'],
      helps: ['asking how it feels to the other side', 'reopening what was decided too early'],
      hinders: ['winning by cleverness alone', 'deciding first and listening afterwards'],
    },
  },
}
