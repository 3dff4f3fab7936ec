import { api } from '#contract/api.ts'
import { bagCsvColumns, bagLimits } from '#contract/club/bags.limits.ts'
import { to } from '#contract/club/pages.ts'
import { SheetImportScreen } from '#web/kernel/ui/imports/SheetImportScreen.tsx'
import { bagsText } from './bags.text.ts'
import { bagsImportText } from './bagsImport.text.ts'

interface TakenPlace {
  place: string
  by: string
}

const sheet = {
  previewImport: api.club.bags.previewImport,
  applyImport: api.club.bags.import,
  columns: bagCsvColumns,
  limits: bagLimits,
  list: to('bags'),
  warningsOf: (preview: object) =>
    'taken' in preview ? (preview.taken as TakenPlace[]).map(({ place, by }) => bagsImportText.taken(place, by)) : [],
  words: { ...bagsImportText, back: bagsText.back },
}

export const BagsImportScreen = () => <SheetImportScreen sheet={sheet} />
