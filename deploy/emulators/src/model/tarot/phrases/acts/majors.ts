import type { CardActs } from './card-acts.ts'

export const majors: CardActs = {
  'major-00': {
    upright: {
      about: ['starting something without knowing the way', 'trusting a beginning more than a plan'],
      helps: ['taking one small step without a map', 'beginning before everything is known'],
      hinders: ['leaping so as not to think', 'leaving the practical side to luck'],
    },
    reversed: {
      about: ['standing at the edge and not stepping', 'putting off a beginning again and again'],
      helps: ['looking once more before the leap', 'starting over without embarrassment'],
      hinders: ['waiting for a risk without any risk', 'rushing in with both eyes shut'],
    },
  },
  'major-01': {
    upright: {
      about: ['using what is already at hand', 'turning an intention into something made'],
      helps: ['putting the tools you have to use', 'giving one thing your whole attention'],
      hinders: ['wanting to control every part of it', 'trusting skill to do the listening'],
    },
    reversed: {
      about: ['working on too many things at once', 'hiding a talent or only showing it off'],
      helps: ['choosing one table and working there', 'showing somebody the unfinished version'],
      hinders: ['spreading your effort until none of it counts', 'performing instead of doing'],
    },
  },
  'major-02': {
    upright: {
      about: ['sensing something before there are words for it', 'listening longer than usual before answering'],
      helps: ['keeping quiet until you know what you think', 'trusting a first quiet impression'],
      hinders: ['keeping silent where a word is needed', 'waiting for a certainty that stays away'],
    },
    reversed: {
      about: ['arguing away a good instinct', 'keeping a secret that has grown heavy'],
      helps: ['going back to what you first felt', 'saying the unsaid thing to one person'],
      hinders: ['explaining away what you plainly noticed', 'asking everybody except yourself'],
    },
  },
  'major-03': {
    upright: {
      about: ['tending something while it grows', 'caring for things without a timetable'],
      helps: ['feeding what you would like to see grow', 'taking pleasure seriously for an afternoon'],
      hinders: ['smothering a thing that needs air', 'caring for everything except the point'],
    },
    reversed: {
      about: ['giving care out of an empty cupboard', 'holding on too closely out of love'],
      helps: ['resting the ground before sowing again', 'looking after yourself first without apology'],
      hinders: ['giving more than there is to give', 'holding affection so tightly it cannot move'],
    },
  },
  'major-04': {
    upright: {
      about: ['putting things in an order that holds', 'taking responsibility in the open'],
      helps: ['setting one limit and keeping to it', 'making a plan that others can rely on'],
      hinders: ['treating every doubt as disobedience', 'keeping a rule because it is the rule'],
    },
    reversed: {
      about: ['gripping the reins after they have slackened', 'following a rule whose reason is forgotten'],
      helps: ['sharing the say with somebody else', 'letting a rule go that serves nobody'],
      hinders: ['insisting on control where trust is wanted', 'obeying an authority that has gone stale'],
    },
  },
  'major-05': {
    upright: {
      about: ['leaning on what has been handed down', 'asking someone with more experience'],
      helps: ['learning from a person who has done it', 'keeping a custom that still carries weight'],
      hinders: ['doing what is proper rather than right', 'asking permission that nobody needs to give'],
    },
    reversed: {
      about: ['outgrowing a custom that used to fit', 'following conscience where convention disagrees'],
      helps: ['doing it in a form of your own', 'questioning one rule you never chose'],
      hinders: ['rebelling for the sake of rebelling', 'living by expectations no one has checked'],
    },
  },
  'major-06': {
    upright: {
      about: ['choosing by what is really valued', 'bringing heart and deed into agreement'],
      helps: ['being honest as one equal to another', 'choosing what you would choose again'],
      hinders: ['hoping not to have to choose', 'letting attraction do the deciding'],
    },
    reversed: {
      about: ['wanting two things that do not go together', 'choosing in order to please someone'],
      helps: ['naming what no longer fits', 'asking what you want when nobody watches'],
      hinders: ['agreeing with your mouth and not your heart', 'postponing a choice by calling it balance'],
    },
  },
  'major-07': {
    upright: {
      about: ['steering two opposite pulls in one direction', 'moving ahead with a firm hand'],
      helps: ['deciding on a direction and holding it', 'bringing both sides of yourself along'],
      hinders: ['winning at a thing that needs patience', 'driving on past what should be noticed'],
    },
    reversed: {
      about: ['pushing hard without an agreed direction', 'stalling halfway along a road'],
      helps: ['stopping until you know where to go', 'settling the direction before the speed'],
      hinders: ['mistaking speed for direction', 'pulling two ways at once'],
    },
  },
  'major-08': {
    upright: {
      about: ['handling something fierce with patience', 'staying calm without having to prove it'],
      helps: ['meeting the strong feeling gently', 'staying kind without giving way'],
      hinders: ['bearing what ought to be changed', 'taking patience for a duty'],
    },
    reversed: {
      about: ['doubting a courage that is still there', 'holding down a temper that wants out'],
      helps: ['going easy on your own weak spot', 'letting anger speak early and quietly'],
      hinders: ['thinking you must feel brave first', 'swallowing anger until it spills over'],
    },
  },
  'major-09': {
    upright: {
      about: ['taking time alone with the question', 'looking carefully before going on'],
      helps: ['withdrawing for an hour to think', 'asking only about the next step'],
      hinders: ['thinking instead of asking', 'staying on the hill long past the view'],
    },
    reversed: {
      about: ['staying apart for longer than is useful', 'thinking in circles without company'],
      helps: ['coming back down to other people', 'asking for help you could do without'],
      hinders: ['taking isolation for clarity', 'turning advice away before hearing it'],
    },
  },
  'major-10': {
    upright: {
      about: ['meeting a change that nobody ordered', 'noticing that the moment has turned'],
      helps: ['going along with a turn while it lasts', 'using good timing without boasting of it'],
      hinders: ['leaving everything to luck', 'mistaking a turn for a verdict'],
    },
    reversed: {
      about: ['meeting the same pattern once more', 'holding off a change by force'],
      helps: ['recognising an old pattern by name', 'doing one thing differently this time round'],
      hinders: ['repeating what failed with more force', 'bracing against a change already under way'],
    },
  },
  'major-11': {
    upright: {
      about: ['weighing the facts with an even hand', 'owning cause and effect honestly'],
      helps: ['making a decision that can be explained', 'writing down both sides in full'],
      hinders: ['weighing so finely that nothing is decided', 'wanting to be right above all'],
    },
    reversed: {
      about: ['leaving one line out of the account', 'judging oneself harder than anyone else'],
      helps: ['adding the fact that was left out', 'giving yourself the fairness you give others'],
      hinders: ['keeping two sets of measures', 'waiting for an apology before anything moves'],
    },
  },
  'major-12': {
    upright: {
      about: ['pausing until things look different', 'giving something up willingly'],
      helps: ['turning the question upside down', 'waiting on purpose instead of by default'],
      hinders: ['making a habit of hanging still', 'taking a sacrifice for a solution'],
    },
    reversed: {
      about: ['waiting after the waiting has done its work', 'questioning a sacrifice that went on too long'],
      helps: ['ending a pause that has taught enough', 'taking back what need not be given up'],
      hinders: ['suffering a delay you could end', 'giving something up that nobody asked for'],
    },
  },
  'major-13': {
    upright: {
      about: ['letting something end so that there is room', 'going through a change that lasts'],
      helps: ['letting one finished thing be finished', 'clearing a space before filling it'],
      hinders: ['bargaining with what is over', 'clearing out more than needs to go'],
    },
    reversed: {
      about: ['carrying something past its time', 'changing slowly below the surface'],
      helps: ['putting down one thing at a time', 'naming the ending that is overdue'],
      hinders: ['keeping up what has already stopped', 'putting off an ending out of kindness'],
    },
  },
  'major-14': {
    upright: {
      about: ['finding the right measure by trying', 'mixing two things that seemed opposed'],
      helps: ['trying a little of each', 'going slowly enough to correct the course'],
      hinders: ['watering things down until no one objects', 'looking for a middle where there is none'],
    },
    reversed: {
      about: ['taking too much of one good thing', 'losing the measure between two sides'],
      helps: ['making one small correction', 'leaving a little out'],
      hinders: ['swinging from one extreme to the other', 'mixing what is better kept apart'],
    },
  },
  'major-15': {
    upright: {
      about: ['staying in a bond looser than it feels', 'following an appetite that gives the orders'],
      helps: ['rereading the bargain you once made', 'testing how tight the chain really is'],
      hinders: ['calling a habit a necessity', 'paying for comfort with freedom'],
    },
    reversed: {
      about: ['losing the taste for an old habit', 'taking back power quietly'],
      helps: ['slipping one link of the chain', 'noticing what you are no longer bound to'],
      hinders: ['talking of freedom and staying put', 'blaming the chain after it has opened'],
    },
  },
  'major-16': {
    upright: {
      about: ['finding out that an assumption does not hold', 'hearing the truth faster than is comfortable'],
      helps: ['building again on firmer ground', 'asking what has not moved'],
      hinders: ['propping up what wants taking down', 'taking one shock for the whole story'],
    },
    reversed: {
      about: ['feeling the tremor before anything falls', 'changing on the inside first'],
      helps: ['repairing what is still worth keeping', 'dealing with the crack while it is small'],
      hinders: ['papering over the crack', 'dreading a fall more than preventing it'],
    },
  },
  'major-17': {
    upright: {
      about: ['hoping without hurry', 'getting one’s breath back after a hard stretch'],
      helps: ['giving a little because there is enough', 'hoping aloud in modest terms'],
      hinders: ['wishing where a step is wanted', 'looking up so far that you stumble'],
    },
    reversed: {
      about: ['measuring hope against something very far off', 'learning to trust again by drops'],
      helps: ['choosing the nearer light to go by', 'letting one thing be good and unfinished'],
      hinders: ['consulting an old disappointment first', 'holding out for an ideal'],
    },
  },
  'major-18': {
    upright: {
      about: ['finding the way by half light', 'feeling more than the facts can explain'],
      helps: ['admitting that you do not know yet', 'waiting for daylight before deciding'],
      hinders: ['filling every gap with a fear', 'taking a mood for a message'],
    },
    reversed: {
      about: ['seeing a misunderstanding come to its end', 'watching a fear shrink to its true size'],
      helps: ['checking one fear against the facts', 'asking what was really meant'],
      hinders: ['clinging to a story after it has cleared', 'being embarrassed at having been afraid'],
    },
  },
  'major-19': {
    upright: {
      about: ['enjoying something plainly and in daylight', 'letting oneself be seen'],
      helps: ['saying the glad thing out loud', 'doing it in the open'],
      hinders: ['expecting every day to be bright', 'overlooking whoever stands in the shade'],
    },
    reversed: {
      about: ['keeping up cheer that has become an effort', 'overlooking a gladness that is close by'],
      helps: ['allowing a small pleasure today', 'admitting that the smile is tired'],
      hinders: ['performing a happiness for others', 'waiting for a perfect day to be glad'],
    },
  },
  'major-20': {
    upright: {
      about: ['hearing a call too loud to ignore', 'reviewing the past honestly'],
      helps: ['answering what has called you for a while', 'closing an old account with good will'],
      hinders: ['waiting to be summoned twice', 'putting your whole past on trial'],
    },
    reversed: {
      about: ['putting off a call once more', 'turning a look back into a trial'],
      helps: ['acquitting yourself of an old charge', 'answering late rather than never'],
      hinders: ['pretending not to have heard', 'passing sentence on yourself in advance'],
    },
  },
  'major-21': {
    upright: {
      about: ['bringing a long piece to its end', 'feeling at home in one’s own life'],
      helps: ['finishing and saying that it is finished', 'looking at the whole before the parts'],
      hinders: ['going round again instead of stopping', 'fearing the empty space after the end'],
    },
    reversed: {
      about: ['leaving a circle just short of closed', 'putting off one last dull task'],
      helps: ['doing the last unglamorous piece', 'giving yourself the closure others withhold'],
      hinders: ['keeping the end open in case', 'starting the next thing before this is done'],
    },
  },
}
