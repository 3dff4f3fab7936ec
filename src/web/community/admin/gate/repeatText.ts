import type { ExpectedVisitor } from '#contract/community/authorisations.staff.ts'
import { formatDay } from '#web/kernel/text/moments.ts'
import { weekdayNames } from '../../authorisations/weekdays.ts'
import { gateText as text } from './gate.text.ts'

/** The weekdays of a visitor who comes every week, and the last day. */
export const repeatText = ({ weekdays, until }: NonNullable<ExpectedVisitor['repeat']>) =>
  text.repeat(weekdayNames(weekdays), formatDay(until))
