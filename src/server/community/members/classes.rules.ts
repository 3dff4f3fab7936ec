import type { MemberClass } from '#contract/community/members.limits.ts'

/** Birthday ranges of the classes: one year from 1 July to 30 June, except '23+', which has seven years. */
const bands: readonly [from: string, before: string, name: MemberClass][] = [
  ['1991-07-01', '1998-07-01', '23+'],
  ['1998-07-01', '1999-07-01', '22'],
  ['1999-07-01', '2000-07-01', '21'],
  ['2000-07-01', '2001-07-01', '20'],
  ['2001-07-01', '2002-07-01', '19'],
  ['2002-07-01', '2003-07-01', '18'],
  ['2003-07-01', '2004-07-01', '17'],
  ['2004-07-01', '2005-07-01', '16'],
  ['2005-07-01', '2006-07-01', '15'],
  ['2006-07-01', '2007-07-01', '14'],
  ['2007-07-01', '2008-07-01', '13'],
]

/** The class for a birthday; null when it is outside all ranges. */
export const classOf = (birthday: string | null): MemberClass | null =>
  bands.find(([from, before]) => birthday !== null && from <= birthday && birthday < before)?.[2] ?? null
