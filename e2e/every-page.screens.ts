import { mkdirSync } from 'node:fs'
import path from 'node:path'
import type { Page as BrowserPage } from '@playwright/test'
import sharp from 'sharp'
import type { Page, Surface } from '../src/contract/kernel/page.ts'
import type { Role } from '../src/contract/kernel/roles.ts'
import { pages } from '../src/contract/pages.ts'
import { exampleParameters } from '../src/server/testing/examples.ts'
import { browsers } from './examples.ts'
import { waitForAnimations } from './layout.ts'
import { phone, television } from './people.ts'
import { desktop, test } from './venue.ts'

/** `npm run screens` writes one picture per page and window size, such as guestMenu.390.webp, to this folder. */
const folder = path.join(import.meta.dirname, '../docs/screens')

const sizes: Record<Surface, { width: number; height: number }[]> = {
  staff: [desktop, phone],
  entrance: [desktop, phone],
  public: [desktop, phone],
  guest: [phone],
  phone: [phone],
  tv: [television],
}

for (const [name, page] of Object.entries<Page>(pages))
  test(name, async ({ venue, database }) => {
    const role = (Object.keys(browsers) as Role[]).find((role) => page.who.includes(role))
    const open = role && browsers[role]
    if (!open) throw new Error(`nobody in examples.ts may open ${page.path}`)
    const window: BrowserPage = await open(venue)
    const parameters = await exampleParameters(database, venue.id)
    mkdirSync(folder, { recursive: true })
    for (const size of sizes[page.surface]) {
      await window.setViewportSize(size)
      await window.goto(page.path.replaceAll(/:(\w+)/g, (_, part: string) => parameters[part] ?? ''))
      await window.getByRole('main').first().waitFor()
      // A page with endless requests continues after the timeout.
      await window.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => {})
      await waitForAnimations(window)
      await sharp(await window.screenshot())
        .webp({ quality: 82 })
        .toFile(path.join(folder, `${name}.${size.width}.webp`))
    }
  })
