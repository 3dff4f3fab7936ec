import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { type Caller, write } from './writing.ts'

/** The id of the bag of this brand. */
export const bagOf = async (caller: Caller, brand: string) => {
  const answer = await caller.request.get(`/api/club/bags/list?search=${encodeURIComponent(brand)}`)
  const { bags }: { bags: { id: string; brand: string }[] } = await answer.json()
  const ofBrand = bags.filter((bag) => bag.brand === brand)
  expect(ofBrand).toHaveLength(1)
  return ofBrand[0]?.id ?? ''
}

export const openBag = async (page: Page, venueId: number, idBag: string, code = '2580') => {
  await page.goto(`/bag/${idBag}?venue=${venueId}`)
  await page.getByLabel('Código').fill(code)
  await page.getByRole('button', { name: 'Abrir' }).click()
}

/** Creates a bag for one journey; `edit` is the path of its edit page. */
export const newBag = async (caller: Caller) => {
  const id = randomUUID()
  const bag = { id, type: 'bag', brand: `Marca ${id.slice(0, 8)}`, place: 'Q-01', photoId: null }
  await write(caller, 'club/bags/create', { ...bag, firstName: 'Florencia', lastName: 'Peralta', numberSocio: '10764' })
  return { ...bag, edit: `/bags/edit/${id}` }
}
