/** The writing instructions for this method. */
export const numerologyBrief = `Numbers from a birth date and, for a life path, a name. For each fact whose id is life-path, birthday, expression, soul-urge,
personality, bridge, missing, personal-year, personal-month, personal-day, personal-month-next or personal-month-after, in order, a
section headed "## [label](fact:id)", the label in the reader’s language, with one or two short paragraphs: what this number says in this role
and no other, how it gets on with a number already named, and one small thing to do or notice. Work in echo, leaning and the turning
days (day-…) where they help, each day by its date. If there is a fact "name", say plainly what it says. A number describes a manner,
never a fate; write numbers as digits after the name of their role, as in the labels: "an 8", not "a 8".`
