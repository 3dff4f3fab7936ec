import { lazyPart } from './kernel/navigation/lazyPart.ts'
import { SearchControl } from './kernel/search/SearchControl.tsx'

const dialog = lazyPart(() => import('./StaffSearchDialog.tsx').then((m) => m.StaffSearchDialog))

/** The search of the back-office over all products. */
export const StaffSearch = () => <SearchControl dialog={dialog} />
