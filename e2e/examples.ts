import type { Page } from '@playwright/test'
import type { Role } from '../src/contract/kernel/roles.ts'
import type { Venue } from './venue.ts'

/** One browser per role. A page is opened by the first role that may open it. */
export const browsers: Partial<Record<Role, (venue: Venue) => Promise<Page>>> = {
  admin: ({ browserOf }) => browserOf('Ana'),
  screen: ({ browserOf }) => browserOf('Pantalla'),
  visitor: ({ visitor }) => visitor(),
  lider: ({ phoneOf }) => phoneOf('lider'),
}
