/** The writing instructions for this method. */
export const numerologyBrief = `Numbers from a birth date and, for a life path, a name. For each fact whose id is life-path, birthday, expression, soul-urge,
personality, bridge, missing, personal-year, personal-year-next, year-card, year-card-next, month-1 to month-12, personal-month, personal-day,
personal-month-next or personal-month-after, or ends in -new, in order, a section headed "## [label](fact:id)", the label in the reader’s language, with one or two short paragraphs: what this number says in this role
and no other, how it gets on with a number already named, and one small thing to do or notice. Work in echo, leaning and the turning
days (day-…) where they help, each day by its date. Where there are facts "month-1" and on, it is a reading of the twelve months ahead: keep each month to one
short paragraph, and say how it carries its year further; a "year-card" is the tarot trump of that year, read upright, which colours it and
proves nothing. Where a fact ends in -new, somebody has changed or will change their name: in the section on the new number name and link the old one,
say what changes and what stays, and never advise for or against the name; work in "gained" and "lost"; the numbers of the birth date stay. If there is a fact "name", say plainly what it says. A number describes a manner,
never a fate; write numbers as digits after the name of their role, as in the labels: "an 8", not "a 8".`
