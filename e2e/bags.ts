import type { Page } from '@playwright/test'

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
