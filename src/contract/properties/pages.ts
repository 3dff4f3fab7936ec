import { admins, type Page } from '../kernel/page.ts'
import { addressesOf } from '../kernel/to.ts'

/** The properties' pages of the back-office. */
export const propertiesPages = {
  propertyCreate: { path: '/create/propertie', who: admins, surface: 'staff' },
} as const satisfies Record<string, Page>

export const to = addressesOf(propertiesPages)
