/** What a sign lends to whatever stands in it. Each entry is a part of a sentence, so that no two readings say quite the same. */
export type SignVoice = {
  /** After "by": a manner of doing. */
  way: readonly string[]
  /** A thing to be seen. */
  image: readonly string[]
  /** What it gives. */
  gift: readonly string[]
  /** What it cannot do without. */
  need: readonly string[]
  /** What it pays. */
  price: readonly string[]
  /** One small thing to do. */
  advice: readonly string[]
}

/** By the sign's number, Aries 0 to Pisces 11. */
export const signVoices: readonly SignVoice[] = [
  {
    way: ['beginning before doubt has found its shoes', 'going first and explaining later', 'meeting a thing head on'],
    image: ['a match struck in the wind', 'a gate pushed open with the shoulder', 'the first footprint in new snow'],
    gift: ['courage that comes before the plan', 'a clean yes or a clean no', 'heat enough to start a cold engine'],
    need: ['something to begin', 'a task with an edge', 'leave to move at once'],
    price: ['impatience with second drafts', 'a temper that others remember longer', 'half-built things at the roadside'],
    advice: [
      'Start the smallest version of it before breakfast.',
      'Count to ten once this week, and see.',
      'Finish one old beginning before the next.',
    ],
  },
  {
    way: ['staying until a thing has roots', 'trusting what the hand can weigh', 'taking the slow road and enjoying it'],
    image: ['bread under a cloth, rising', 'a wall warmed all day by the sun', 'an orchard somebody planted for later'],
    gift: ['patience with anything that grows', 'a sense of what is worth keeping', 'calm that others lean on'],
    need: ['good food and no hurry', 'ground that does not shift', 'time to settle in'],
    price: ['stubbornness in a comfortable chair', 'a slow goodbye to what is over', 'the old path for habit’s sake'],
    advice: [
      'Make one meal this week without looking at the clock.',
      'Give away one thing that is only habit.',
      'Walk the long way, and notice what it gives.',
    ],
  },
  {
    way: ['asking the next question', 'holding two thoughts up to one light', 'talking until the thing takes shape'],
    image: ['a window with two views', 'swallows over a market square', 'a letter begun and ended in two moods'],
    gift: ['quickness and a light touch', 'the right word in time', 'friendly curiosity about nearly everything'],
    need: ['somebody who answers', 'news and fresh air', 'more than one way out'],
    price: ['attention spread thin as butter', 'the joke that covers the feeling', 'many doors and few chairs'],
    advice: [
      'Write it down in one sentence, then sleep.',
      'Ask a question you cannot answer yourself.',
      'Leave one evening without any news.',
    ],
  },
  {
    way: ['keeping a light on for whoever comes late', 'remembering what others let slip', 'going sideways towards what matters'],
    image: ['a lamp in the kitchen window', 'the tide coming in over warm stones', 'a box of photographs tied with string'],
    gift: ['care that sees what is needed', 'a memory with a heartbeat', 'shelter, offered before it is asked for'],
    need: ['a door to close', 'people who stay', 'a room without explanations'],
    price: ['moods that carry the weather indoors', 'old hurts kept in good order', 'a shell where a word would do'],
    advice: [
      'Tell somebody what you need, in plain words.',
      'Cook for one person, and let them help.',
      'Put one old grievance out with the ashes.',
    ],
  },
  {
    way: ['warming the room and then lighting it', 'giving with both hands', 'making something and putting a name to it'],
    image: ['a stage before the lamps go up', 'noon on a gilded roof', 'a hearth with a chair drawn close'],
    gift: ['generosity that enjoys itself', 'warmth that lights the way', 'play taken as seriously as work'],
    need: ['somebody who sees it', 'applause now and then', 'something to make'],
    price: ['pride that catches cold in a draught', 'waiting to be asked twice', 'the large gesture for a small need'],
    advice: [
      'Praise somebody else first, and mean it.',
      'Show the unfinished thing to one kind person.',
      'Do one good thing that nobody will hear of.',
    ],
  },
  {
    way: ['mending what others step over', 'getting the small things right', 'looking twice and putting it in order'],
    image: ['a workbench swept at the end of the day', 'herbs drying over a table of papers', 'a darned sleeve, almost invisible'],
    gift: ['an eye for what could be better', 'help that actually helps', 'skill that came by practice'],
    need: ['something useful to do', 'a clear table', 'a clear explanation'],
    price: ['an ear for the one wrong note', 'advice nobody had asked for', 'worry dressed as preparation'],
    advice: [
      'Leave one thing imperfect, on purpose, for a day.',
      'Write down what went well before what did not.',
      'Rest before the list is done.',
    ],
  },
  {
    way: ['weighing both sides until they balance', 'finding the courteous word', 'making room for the other chair'],
    image: ['two glasses on a white cloth', 'a bridge seen with its reflection', 'a scale that trembles and comes to rest'],
    gift: ['tact and an ear for fairness', 'a sense of what goes with what', 'the peace that comes of listening'],
    need: ['an answer from somebody', 'some beauty in plain sight', 'rooms without raised voices'],
    price: ['the decision put off too long', 'a nod that meant no', 'a wish kept small for peace'],
    advice: [
      'Say what you would like before asking what they would.',
      'Decide one small matter in under a minute.',
      'Let one disagreement stand without repairing it.',
    ],
  },
  {
    way: ['going to the bottom of things', 'saying little and meaning all of it', 'staying with what others turn from'],
    image: ['a well with a star in it', 'embers under a covered pan', 'a letter kept unread for years'],
    gift: ['loyalty without small print', 'a nose for what really goes on', 'the strength to begin again from nothing'],
    need: ['slowly earned trust', 'the plain truth', 'privacy that nobody questions'],
    price: ['a long memory for slights', 'all or nothing where half would serve', 'tests that nobody knows they sit'],
    advice: [
      'Ask outright for what you were going to test.',
      'Name the thing under the thing, once.',
      'Let one secret grow lighter by telling it.',
    ],
  },
  {
    way: ['aiming past the hill one can see', 'laughing and setting out', 'asking what it is all for'],
    image: ['an arrow just after the string', 'a road that goes on beyond the map', 'a lantern carried at a fair'],
    gift: ['faith in the next thing', 'a wide view and a good story', 'frankness without malice'],
    need: ['open country', 'a journey in the calendar', 'a large question'],
    price: ['promises the week cannot hold', 'truth thrown like a snowball', 'the far thing loved before the near'],
    advice: [
      'Plan the trip, and take the first small part.',
      'Promise one thing less this week, and keep all.',
      'Learn one new thing that is of no use.',
    ],
  },
  {
    way: ['climbing in stages', 'taking the weight and walking on', 'building it to outlast the builder'],
    image: ['a stair cut into rock', 'the last lit window in an office street', 'a winter tree, all structure'],
    gift: ['staying power', 'a dry humour and a kept word', 'a way of making time work'],
    need: ['a summit worth the climb', 'earned respect', 'work that lasts'],
    price: ['rest put off to a later page', 'tenderness hidden under duties', 'the habit of carrying it alone'],
    advice: ['Put rest in the diary as if it were work.', 'Let somebody carry one of the bags.', 'Look back down once, and see how far.'],
  },
  {
    way: ['standing a step aside and seeing the whole', 'doing it in a manner nobody had suggested', 'asking who made the rule'],
    image: ['a radio between two stations', 'northern light over a flat roof', 'a round table with an empty place'],
    gift: ['a mind of its own', 'friendship without strings', 'an idea ten years early'],
    need: ['air around it', 'people who differ and stay', 'a cause of its own'],
    price: ['coolness where a hand was wanted', 'a no before the question is out', 'principles with nobody to share the soup'],
    advice: [
      'Do the usual thing once, and enjoy it.',
      'Ring a friend rather than thinking of them.',
      'Say the feeling before the theory of it.',
    ],
  },
  {
    way: ['letting edges soften', 'feeling the way with closed eyes', 'giving in a little and still arriving'],
    image: ['mist going up from a river', 'a boat that has slipped its rope', 'music from the floor below'],
    gift: ['compassion that asks no papers', 'imagination with a wide door', 'an ear for what is not said'],
    need: ['solitude near water', 'music, sleep and forgiving company', 'something to believe in'],
    price: ['moods that were never your own', 'a yes that meant perhaps', 'daydreams in place of near errands'],
    advice: [
      'Wash your hands of a day that was not yours.',
      'Make the dream small enough to begin on Tuesday.',
      'Say no once this week, gently and early.',
    ],
  },
]
