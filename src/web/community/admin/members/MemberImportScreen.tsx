import { api } from '#contract/api.ts'
import { memberCsvColumns, memberLimits } from '#contract/community/members.limits.ts'
import { to } from '#contract/community/pages.staff.ts'
import { SheetImportScreen } from '#web/kernel/ui/imports/SheetImportScreen.tsx'
import { memberImportText } from './import.text.ts'
import { memberText } from './member.text.ts'

const sheet = {
  previewImport: api.community.members.previewImport,
  applyImport: api.community.members.import,
  columns: memberCsvColumns,
  limits: memberLimits,
  list: to('members'),
  words: { ...memberImportText, back: memberText.back },
}

export const MemberImportScreen = () => <SheetImportScreen sheet={sheet} />
