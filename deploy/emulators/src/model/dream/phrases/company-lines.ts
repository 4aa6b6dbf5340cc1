/**
 * What stands beside a picture. `$it` is the linked picture, `$rc` its reading, `$other` the linked feeling, person, place or picture
 * beside it and `$ro` a reading of that; readings are noun phrases.
 */
export const withFeeling: readonly string[] = [
  'You name $other, and if that is $ro, then a {likely|natural|plausible} reading of $it {is|would be} $rc.',
  'Now add what you felt. $Other can be $ro, and in that light $it may have more to do with $rc.',
  '$Other belongs to this part as much as to any. Call it $ro, and $it may {turn out to be about|prove to be about|have to do with} $rc.',
  'Since you felt $other, consider what the feeling was for. It may have been $ro; {and if so|if it was}, $it may be a way of {showing you|putting before you} $rc.',
  'Without $other, $it might be a mere picture; with it one has $ro to consider, and so $rc.',
  'Take $it and $other together, for that is how they came: if the feeling is $ro, the picture it chose may stand for $rc.',
  '$Other is there, and no arguing with it; as $ro it has its place beside $it, and the two together may speak of $rc.',
  'Feelings in dreams are seldom pretended, and you felt $other. If it was $ro, then $it may {well concern|well be about|have to do with} $rc, {too|as well}.',
  'Here $other should be given its due. Where it means $ro, it {lends|gives} $it a meaning that was {not there before|missing so far}, namely $rc.',
]
/** The feeling shows in the telling, without having been named as the reader’s own. */
export const withFeelingBetween: readonly string[] = [
  'There is a note of $other in your telling as well. It may be $ro, and beside it one may see in $it a picture of $rc.',
  '$Other comes up too, whoever it belonged to. If it is $ro, then $it may have something to do with $rc.',
  'You touch on $other without making much of it. Taken as $ro, it would turn $it into a picture of $rc.',
  'Somewhere in your words there is $other; as $ro it would let one see in $it a picture of $rc.',
]
export const withPerson: readonly string[] = [
  'You were not alone with this, since you also met $other. Whoever comes to us at night may bring $ro, and that would move $it nearer to $rc.',
  'Then there is $other, standing perhaps for $ro, and in such company $it can mean $rc.',
  'It makes a difference that $other had a part in it. People in dreams bring along what they are to us, say $ro; and so $it may {be about|have to do with|touch on} $rc.',
  'Think of $other for a moment. If what you {connect|associate} with them is $ro, then $it may {well be about|be about|have to do with} $rc.',
  'With $other comes a whole history, and only you know it. If the heart of it is $ro, $it may {be a picture of|have to do with|stand for} $rc.',
  'Had $other not been there, $it might have stayed a riddle. With them {comes|there comes} the thought of $ro, and {with that thought|so, perhaps,} $rc.',
  'Nobody is invited into a dream, $other included. Still, it may be the thought of $ro that came in with them, and so $it could have to do with $rc.',
]
/** The person has died. */
export const withLostPerson: readonly string[] = [
  'You also met $other, and a meeting like that needs no interpreting. If it tells of anything, it tells of $ro, and $it may simply be about $rc.',
  'That $other came may be a comfort, an ache, or both. There may be $ro in it, and then $it can be read gently, as a picture of $rc.',
  'Nothing about $other has to be explained here. Those we have lost keep their place in us, perhaps as $ro, and beside that $it may have to do with $rc.',
]
export const withPlace: readonly string[] = [
  'All of it takes place around $other. If that {stands for|has to do with} $ro, then $it, {found there|seen there}, could be about $rc.',
  'The setting is $other, and settings are rarely neutral. This one may bring $ro with it, and then $rc is a natural meaning for $it.',
  'Notice where you were. If $other has to do with $ro, then $it, found there, may be about $rc.',
  'It could have happened anywhere, and you place it near $other. With the place {comes|there comes} $ro; with $it, {perhaps|it may be}, $rc.',
  '$Other is the ground on which it happens. It can mean $ro, and from that ground one may see in $it a picture of $rc.',
]
export const withPicture: readonly string[] = [
  'Now put $it beside $other: if that is $ro, this may be about $rc, and the two would {be parts of one thought|belong together}.',
  'This would be a different matter without $other. There one may think of $ro; with $it rather of $rc, and the step from one to the other is short.',
  'From here a line leads {back and forth|across} to $other, where one might think of $ro; followed as far as $it, it may arrive at $rc.',
  'It is worth remembering $other at this point. What there {may be|may have been} $ro {might|could} here, with $it, {have become|have turned into} $rc.',
  'You told of $other as well, perhaps to say the same thing. {The one|That one} would call it $ro; $it, {perhaps|it may be}, would call it $rc.',
  'If $other may stand for $ro, then $it could be its counterpart, $rc.',
  'Of all the rest, $other may be the part that helps most. It can {suggest|stand for|bring up} $ro, and then $it would {be closer to|have more to do with} $rc.',
  'Some dreams say a thing twice, once as $other and once as $it: there $ro, here $rc.',
  'Set against $other, and {against the thought of|so against} $ro, $it may {have more to do with|come closer to} $rc.',
  'Between $other and $it there is {some distance|a certain distance}, and one may fill it in like this: first $ro, and in the end $rc.',
]

/** Beside the reader’s days: `$np` is a noun phrase for what they write of them. */
export const withLife: readonly string[] = [
  'Think also of $np, since $it may have picked up something of that, in which case one might consider $rc.',
  'It would be too neat to call $it a {comment|remark} on $np, and yet $rc may be {familiar to you|something you know} from there.',
  'Whether $it and $np {have anything to do with each other|belong together} is for you to {say|judge}, but if they do, {the link|what joins them} may be $rc.',
  'Set $np beside $it and see {whether|if} the one explains {a little|something} of the other; a reading that {would fit|fits} both is $rc.',
  'What fills the day leaves traces in the night. With $np on your mind, $it may also be about $rc.',
  '$Np and $it may have one thing in common, and if they do, it would {have to do with|be a matter of} $rc.',
]
/** The same where somebody has been lost. */
export const withLoss: readonly string[] = [
  'You write of $np, and for a while that may be in everything, $it included. Where it is, one may think of $rc.',
  'It would be strange if $np kept away. $It need not be about that, and may still have to do with $rc.',
  'Beside $np a picture like $it can seem small, and small things are sometimes easier to hold. It may be about $rc.',
]
/** Another thing the reader says of their days: `$told` completes "you write that". */
export const withMoreLife: readonly string[] = [
  'You also write that $told, and it is hard not to hear some of that in $it. What the two have in common may be a matter of $rc.',
  'Something else you say of your days is that $told. $It need not have been about that, but $rc would be a meeting point.',
]
