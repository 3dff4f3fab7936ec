import { api } from '#contract/api.ts'
import { listingCsvColumns, listingStaffLimits } from '#contract/properties/listingStaff.limits.ts'
import { to } from '#contract/properties/pages.ts'
import { SheetImportScreen } from '#web/kernel/ui/imports/SheetImportScreen.tsx'
import { propertiesAdminText } from './admin.text.ts'
import { listingImportText } from './import.text.ts'

const sheet = {
  previewImport: api.properties.listings.previewImport,
  applyImport: api.properties.listings.import,
  columns: listingCsvColumns,
  limits: listingStaffLimits,
  list: to('propertiesAdmin'),
  words: { ...listingImportText, back: propertiesAdminText.back },
}

export const ListingImportScreen = () => <SheetImportScreen sheet={sheet} />
