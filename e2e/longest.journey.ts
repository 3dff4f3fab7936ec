import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { phone, television } from './people.ts'
import { expect, inLongRuns, test } from './venue.ts'
import { write } from './writing.ts'

/** Texts that are cut off by their container without an ellipsis. */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    const goesOn = ({ overflowX, textOverflow, webkitLineClamp }: CSSStyleDeclaration) =>
      overflowX === 'auto' || textOverflow === 'ellipsis' || webkitLineClamp !== 'none'
    const isCut = (text: Node) => {
      const range = document.createRange()
      range.selectNodeContents(text)
      let inner = range.getBoundingClientRect()
      for (let holder = text.parentElement; holder && inner.width > 1; holder = holder.parentElement) {
        const style = getComputedStyle(holder)
        const outer = holder.getBoundingClientRect()
        if (style.overflowX === 'visible') continue
        if (goesOn(style) || outer.width <= 1) inner = outer
        else if (inner.right > outer.right + 1 || inner.bottom > outer.bottom + 1) return true
      }
      return false
    }
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const cut: string[] = []
    while (texts.nextNode()) if (isCut(texts.currentNode)) cut.push(texts.currentNode.textContent ?? '')
    return cut
  })

/** Pixels by which a page is wider than its viewport. */
const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

test(
  'the longest accepted names and numbers stay inside their containers, at every viewport size',
  inLongRuns,
  async ({ venue }) => {
    const admin = await venue.browserOf('Ana')
    const long = (length: number) => 'W'.repeat(length)
    const bag = { id: randomUUID(), type: 'bag', brand: long(60), place: long(40), photoId: null }
    const owner = { firstName: `AA${long(78)}`, lastName: long(80), numberSocio: long(20) }
    await write(admin, 'club/bags/create', { ...bag, ...owner })
    await write(admin, 'club/custody/open', { venue: venue.id, idBag: bag.id, code: '2580' })
    const users: { id: string; name: string; version: number }[] = await (
      await admin.request.get('/api/kernel/users/list')
    ).json()
    const { id = '', version = 0 } = users.find(({ name }) => name === 'Ana') ?? {}
    await write(admin, 'kernel/users/update', { id, version, name: long(80), role: 'admin' })

    const desktop = { width: 1280, height: 900 }
    for (const path of [
      `/bags/${bag.id}`,
      `/bags/${bag.id}/report`,
      `/bags/labels?bag=${bag.id}`,
      '/bags',
      '/fichas',
    ]) {
      await admin.goto(path)
      await expect(admin.getByText(long(20)).first()).toBeVisible()
      for (const viewport of [phone, desktop]) {
        await admin.setViewportSize(viewport)
        await expect.poll(() => cutOff(admin), `${path} at ${viewport.width}`).toEqual([])
        await expect.poll(() => sideways(admin), `${path} at ${viewport.width}`).toBeLessThanOrEqual(0)
      }
    }
    await expect(admin.getByRole('row').nth(1).getByText('Activo')).toBeInViewport({ ratio: 1 })

    await admin.setViewportSize(television)
    await admin.goto('/screen-bags')
    await expect(admin.getByText(long(20)).first()).toBeVisible()
    expect(await cutOff(admin)).toEqual([])

    await admin.setViewportSize(phone)
    await admin.goto(`/bag/${bag.id}`)
    await admin.getByLabel('Código').fill('2580')
    await admin.getByRole('button', { name: 'Abrir' }).click()
    await expect(admin.getByText(`Bolsa · ${bag.brand}`)).toBeVisible()
    expect([await cutOff(admin), await sideways(admin)]).toEqual([[], 0])
  },
)
