import type { MemberAbsences } from '#contract/community/absences.staff.ts'
import { absencesText as text } from './absences.text.ts'

/** Absences from the class and from groups in one list, newest first. `of` is the name of the class or group. */
export const listAbsences = ({ days, groupDays }: Pick<MemberAbsences, 'days' | 'groupDays'>) =>
  [
    ...days.map((absence) => ({ ...absence, of: text.ofClass(absence.class), group: undefined })),
    ...groupDays.map((absence) => ({ ...absence, of: absence.group.name, class: undefined })),
  ].sort((a, b) => b.day.localeCompare(a.day))
