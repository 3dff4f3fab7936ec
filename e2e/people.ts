import { type Browser, expect, type Page, test } from '@playwright/test'
import { noteAnnouncements } from './popups.ts'

/** The demo's accounts, as product people know them. */
const accounts = {
  Ana: ['admin@casaclub.test', 'demo-admin-1'],
  Sergio: ['staff@casaclub.test', 'demo-staff-1'],
  Pantalla: ['screen@casaclub.test', 'demo-screen-1'],
  Marina: ['admin@hotel2.test', 'demo-admin-2'],
} as const
export type Person = keyof typeof accounts

export const television = { width: 1920, height: 1080 }
export const phone = { width: 390, height: 844 }

export const signIn = async (page: Page, person: Person) => {
  const [mail, password] = accounts[person]
  await page.goto('/login')
  await page.getByLabel('Email').fill(mail)
  await page.getByLabel('Contraseña').fill(password)
  // The address may change a moment before the new document comes: that one is waited for.
  const entered = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Iniciar' }).click()
  await entered
  await page.waitForURL((url) => url.pathname !== '/login')
}

/** A browser of their own, already signed in, with an empty page: the journey goes where it begins. */
export const browserOf = async (browser: Browser, person: Person, viewport = { width: 1280, height: 900 }) => {
  const context = await browser.newContext({ viewport, locale: 'es-AR' })
  await noteAnnouncements(context)
  const [mail, password] = accounts[person]
  const origin = test.info().project.use.baseURL ?? ''
  const data = { mail, password }
  const answer = await context.request.post('/api/kernel/identity/signIn', { data, headers: { origin } })
  expect(answer.status(), `${person} signs in`).toBe(200)
  return context.newPage()
}
