import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { write } from './writing.ts'

/** The id of the bag of this brand. */
export const bagOf = async (page: Page, brand: string) => {
  await page.goto(`/bags?search=${encodeURIComponent(brand)}`)
  const href = await page.getByRole('table', { name: 'Bolsas' }).getByRole('link', { name: brand }).getAttribute('href')
  return href?.split('/').at(-1) ?? ''
}

export const openBag = async (page: Page, venueId: number, idBag: string, code = '2580') => {
  await page.goto(`/bag/${idBag}?venue=${venueId}`)
  await page.getByLabel('Código').fill(code)
  await page.getByRole('button', { name: 'Abrir' }).click()
}

/** Creates a bag for one journey and returns the path of its edit page. */
export const newBag = async (page: Page) => {
  const id = randomUUID()
  const bag = { id, type: 'bag', brand: `Marca ${id.slice(0, 8)}`, place: 'Q-01', photoId: null }
  await write(page, 'club/bags/create', { ...bag, firstName: 'Florencia', lastName: 'Peralta', numberSocio: '10764' })
  return { ...bag, edit: `/bags/edit/${id}` }
}
