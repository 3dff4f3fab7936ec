import { expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { sharedServer } from '#server/testing/kit.ts'
import { openVenueWithMenu, productDraft } from './menus.testkit.ts'

const server = sharedServer()
const { menus } = api.hotel
const interleavings = process.env.LONG ? 5000 : 15
const workers = 8

test(`no-lost-updates: in ${interleavings} interleavings of edits and deletes no edit is overwritten, and no deleted product is restored`, async () => {
  const { admin, category, photo, addProduct } = await openVenueWithMenu(await server.openVenue())
  const { id: _, ...draft } = { ...productDraft(category.id), photoId: photo.id, orderProduct: 1, nameOfBuys: 100 }

  const interleave = async (round: number) => {
    const { id } = await addProduct(`Plato ${round}`)
    const acknowledged: { from: number; version: number; name: string }[] = []
    let deleted = false
    const editor = async (who: number) => {
      for (let turn = 0; turn < 3; turn++) {
        const seen = await admin.call(menus.product, { id })
        const name = `${round} de ${who} vez ${turn}`
        const saved = await admin.call(menus.updateProduct, { id, ...draft, version: seen.version, name })
        acknowledged.push({ from: seen.version, version: saved.version, name })
      }
    }
    const deleter = async () => {
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 15))
      await admin.call(menus.removeProduct, { id })
      deleted = true
    }
    const work = [editor(1), editor(2), editor(3), ...(round % 2 ? [deleter()] : [])]
    const refused = (await Promise.allSettled(work)).filter((outcome) => outcome.status === 'rejected')
    for (const { reason } of refused) expect(['gone', 'stale']).toContain(reason.code)

    // Every acknowledged edit started from the version directly before its own, so none overwrote an unseen edit.
    for (const { from, version } of acknowledged) expect(version).toBe(from + 1)
    const versions = acknowledged.map(({ version }) => version).sort((a, b) => a - b)
    expect(versions).toEqual(versions.map((_, index) => index + 2))
    const end = await admin.call(menus.product, { id }).catch(({ code }) => code)
    const last = acknowledged.find(({ version }) => version === versions.at(-1))
    if (deleted) expect(end).toBe('gone')
    else expect([end.version, end.name]).toEqual([last?.version ?? 1, last?.name ?? `Plato ${round}`])
    return refused.length
  }

  let next = 0
  let refusals = 0
  const worker = async () => {
    while (next < interleavings) {
      const refused = await interleave(next++)
      refusals += refused
    }
  }
  await Promise.all(Array.from({ length: workers }, worker))
  expect(refusals, 'too few edits collided to prove the rule').toBeGreaterThan(interleavings / 4)
}, 600_000)
