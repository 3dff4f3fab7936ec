import type { Page } from '@playwright/test'
import type { Role } from '../src/contract/kernel/roles.ts'
import type { Venue } from './venue.ts'

/** A browser of somebody of each role. A page is looked at by the first of them who may open it. */
export const browsers: Partial<Record<Role, (venue: Venue) => Promise<Page>>> = {
  admin: ({ browserOf }) => browserOf('Ana'),
  screen: ({ browserOf }) => browserOf('Pantalla'),
  visitor: ({ visitor }) => visitor(),
  lider: ({ phoneOf }) => phoneOf('lider'),
}
