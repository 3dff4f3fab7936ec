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
  // The address may change a moment before the new document comes: that one is waited for.
  const entered = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Iniciar' }).click()
  await entered
  await page.waitForURL((url) => url.pathname !== '/login')
}
