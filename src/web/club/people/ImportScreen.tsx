import { api } from '#contract/api.ts'
import { to } from '#contract/club/pages.ts'
import { peopleCsvColumns, peopleLimits } from '#contract/club/people.limits.ts'
import { SheetImportScreen } from '#web/kernel/ui/imports/SheetImportScreen.tsx'
import { importText } from './import.text.ts'
import { dossierText } from './people.text.ts'

const sheet = {
  previewImport: api.club.people.previewImport,
  applyImport: api.club.people.import,
  columns: peopleCsvColumns,
  limits: peopleLimits,
  list: to('dossiers'),
  words: { ...importText, back: dossierText.back },
}

export const ImportScreen = () => <SheetImportScreen sheet={sheet} />
