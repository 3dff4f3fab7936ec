import { SearchDialog } from './kernel/search/SearchDialog.tsx'
import type { SearchDialogProps } from './kernel/search/searchDialogProps.ts'
import { searchTargets } from './searchTargets.ts'

/** The dialog of the search, with the pages and actions of all products. */
export const StaffSearchDialog = (props: SearchDialogProps) => <SearchDialog targets={searchTargets} {...props} />
