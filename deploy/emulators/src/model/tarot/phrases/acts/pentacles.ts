import type { CardActs } from './card-acts.ts'

export const pentacles: CardActs = {
  'pentacles-01': {
    upright: {
      about: ['getting something real to work with', 'starting from a practical chance'],
      helps: ['taking the practical offer seriously', 'planting one small thing today'],
      hinders: ['asking only what it is worth', 'holding the seed instead of sowing it'],
    },
    reversed: {
      about: ['looking twice at a chance', 'working with ground that is not ready'],
      helps: ['preparing the ground a little longer', 'asking what the offer leaves out'],
      hinders: ['fearing there may be too little', 'grasping at a chance before reading it'],
    },
  },
  'pentacles-02': {
    upright: {
      about: ['keeping two things in motion', 'looking for a rhythm between duties'],
      helps: ['keeping a rhythm instead of a balance', 'treating it a little more lightly'],
      hinders: ['juggling to avoid choosing', 'adding another coin for show'],
    },
    reversed: {
      about: ['keeping one coin too many in the air', 'losing the rhythm of ordinary days'],
      helps: ['choosing what to drop', 'putting one duty down on purpose'],
      hinders: ['dropping things by accident instead of choice', 'agreeing to one more thing'],
    },
  },
  'pentacles-03': {
    upright: {
      about: ['building something together with others', 'fitting one skill to another'],
      helps: ['showing the plan to those who build', 'asking an expert to look at it'],
      hinders: ['designing by committee', 'doing everyone’s part yourself'],
    },
    reversed: {
      about: ['working without anyone noticing', 'muddling up who does what'],
      helps: ['writing down who does what', 'saying what you have contributed'],
      hinders: ['building from two different plans', 'waiting to be noticed'],
    },
  },
  'pentacles-04': {
    upright: {
      about: ['holding on tightly to what is safe', 'keeping things as they are'],
      helps: ['holding on to less and more loosely', 'deciding what you can do without'],
      hinders: ['clutching what could be shared', 'putting safety before everything else'],
    },
    reversed: {
      about: ['loosening a tight grip', 'asking how much safety is enough'],
      helps: ['letting go of one thing on purpose', 'saying what enough would be'],
      hinders: ['letting go carelessly to feel free', 'tightening the grip at the last moment'],
    },
  },
  'pentacles-05': {
    upright: {
      about: ['going through a lean stretch', 'feeling left outside a lit window'],
      helps: ['knocking at the door you walk past', 'asking for help a little earlier'],
      hinders: ['assuming that no one would help', 'walking past the lit window out of pride'],
    },
    reversed: {
      about: ['coming in from the cold', 'accepting help without shame'],
      helps: ['accepting what is offered with thanks', 'finding the way back in'],
      hinders: ['refusing help on principle', 'expecting the door to close again'],
    },
  },
  'pentacles-06': {
    upright: {
      about: ['giving and receiving on fair terms', 'asking who gives and who receives'],
      helps: ['accepting help and agreeing the terms', 'giving what will not be missed'],
      hinders: ['counting every favour', 'giving so as to stay above'],
    },
    reversed: {
      about: ['giving with a string attached', 'giving where nothing comes back'],
      helps: ['naming an old debt calmly', 'giving without a string or not at all'],
      hinders: ['keeping someone grateful', 'giving and quietly keeping the bill'],
    },
  },
  'pentacles-07': {
    upright: {
      about: ['waiting for effort to bear fruit', 'stopping halfway to look honestly'],
      helps: ['looking at what has grown so far', 'giving it one more season'],
      hinders: ['digging up the seed to check it', 'waiting because so much went in already'],
    },
    reversed: {
      about: ['getting less back than was put in', 'losing patience with slow things'],
      helps: ['asking where to plant next time', 'stopping one effort that gives nothing back'],
      hinders: ['expecting a harvest in the wrong season', 'watering a bed that stays bare'],
    },
  },
  'pentacles-08': {
    upright: {
      about: ['getting better at something by repetition', 'keeping the attention on one piece'],
      helps: ['doing the next piece well', 'practising for an hour without an audience'],
      hinders: ['working so as not to look up', 'polishing what is already done'],
    },
    reversed: {
      about: ['working by rote', 'wanting it perfect before it is seen'],
      helps: ['remembering what the effort is for', 'handing it over at good enough'],
      hinders: ['perfecting a part nobody needs', 'repeating yesterday’s work without asking why'],
    },
  },
  'pentacles-09': {
    upright: {
      about: ['enjoying a comfort that was earned', 'keeping one’s own good company'],
      helps: ['enjoying what you built yourself', 'deciding by your own taste'],
      hinders: ['needing nobody as a matter of pride', 'staying inside a very fine garden'],
    },
    reversed: {
      about: ['keeping everything fine at some cost', 'finding a comfort hollow'],
      helps: ['inviting someone into the garden', 'letting one thing be less than fine'],
      hinders: ['keeping up appearances alone', 'confusing independence with distance'],
    },
  },
  'pentacles-10': {
    upright: {
      about: ['building something that is meant to last', 'taking a place in a longer story'],
      helps: ['thinking in years instead of weeks', 'asking the eldest person in the family'],
      hinders: ['letting the family decide by custom', 'guarding the house instead of living there'],
    },
    reversed: {
      about: ['living with an expectation handed down', 'disputing something that is shared'],
      helps: ['asking whose expectation it is', 'thinking past the short gain'],
      hinders: ['arguing about things instead of feelings', 'carrying on what no one chose'],
    },
  },
  'pentacles-page': {
    upright: {
      about: ['making a dream practical', 'starting to learn something'],
      helps: ['taking the first modest lesson', 'writing the dream down as a task'],
      hinders: ['studying it for ever and never starting', 'looking at one coin too long'],
    },
    reversed: {
      about: ['planning without a first step', 'skipping a lesson that was needed'],
      helps: ['going back to the basics', 'fixing the first step for one day'],
      hinders: ['starting again with a new notebook', 'getting distracted from the plain part'],
    },
  },
  'pentacles-knight': {
    upright: {
      about: ['making steady progress without glamour', 'keeping a promise by routine'],
      helps: ['doing a little at the same hour daily', 'being reliable in one small thing'],
      hinders: ['ploughing the same furrow deeper', 'preferring slowness to a decision'],
    },
    reversed: {
      about: ['going round in a rut', 'hiding behind duty'],
      helps: ['changing one thing small enough to change', 'leaving one duty undone on purpose'],
      hinders: ['calling a rut a routine', 'using duty as a hiding place'],
    },
  },
  'pentacles-queen': {
    upright: {
      about: ['caring for people in practical ways', 'keeping a house warm'],
      helps: ['doing one practical kindness', 'making the place comfortable before you talk'],
      hinders: ['solving with soup what needs words', 'looking after everyone so as not to ask'],
    },
    reversed: {
      about: ['leaving oneself out when caring', 'worrying about having enough'],
      helps: ['doing for yourself what you do for others', 'stepping back so they can try'],
      hinders: ['helping until it crowds', 'fretting over trifles to avoid something large'],
    },
  },
  'pentacles-king': {
    upright: {
      about: ['looking after what has been built', 'giving generously out of plenty'],
      helps: ['taking good care of what is yours', 'being generous with time'],
      hinders: ['settling things by owning them', 'valuing what can be counted'],
    },
    reversed: {
      about: ['serving possessions instead of using them', 'defending a comfort for too long'],
      helps: ['giving up one comfort you defend', 'counting something other than coins'],
      hinders: ['measuring worth in coin alone', 'staying for the comfort of it'],
    },
  },
}
