import { allRoles, type Page } from './page.ts'
import { createPathBuilder } from './to.ts'

/** In a file of its own: phones link to this page and load no other page of the kernel. */
export const accessibilityPages = {
  accessibility: { path: '/accesibilidad', who: allRoles, surface: 'entrance' },
} as const satisfies Record<string, Page>

export const to = createPathBuilder(accessibilityPages)
