import type { Page } from '@playwright/test'

export interface Account {
  mail: string
  password: string
}

export const television = { width: 1920, height: 1080 }
export const phone = { width: 390, height: 844 }

export const signIn = async (page: Page, { mail, password }: Account) => {
  await page.goto('/login')
  await page.getByLabel('Email').fill(mail)
  await page.getByLabel('Contraseña').fill(password)
  // The URL may change before the new document has loaded, so its load event is awaited.
  const entered = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Iniciar' }).click()
  await entered
  await page.waitForURL((url) => url.pathname !== '/login')
}
