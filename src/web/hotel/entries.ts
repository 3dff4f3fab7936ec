import { to } from '#contract/hotel/pages.ts'
import type { PageName } from '#contract/pages.ts'
import type { Entry } from '#web/kernel/shells/staff/offers.ts'
import { hotelEntryText as words } from './entries.text.ts'

const outlets: readonly PageName[] = ['outlets', 'outletCreate', 'outletEdit']
const menus: readonly PageName[] = [
  'menus',
  'menuCreate',
  'menuEdit',
  'menu',
  'categoryCreate',
  'categoryEdit',
  'products',
  'productCreate',
  'productEdit',
  'menuTranslations',
  'menuImport',
]

export const hotelEntries = {
  outlets: {
    label: words.outlets,
    way: { to: to('outlets'), pages: outlets },
    at: ({ outletsEnabled }) => outletsEnabled,
  },
  menus: { label: words.menus, way: { to: to('menus'), pages: menus } },
} satisfies Record<string, Entry>
