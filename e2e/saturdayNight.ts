import { randomUUID } from 'node:crypto'
import { expect, type Locator, type Page } from '@playwright/test'
import { phone } from './people.ts'
import { lineOf } from './phones.ts'
import { said } from './popups.ts'
import type { Venue } from './venue.ts'
import { type Caller, write } from './writing.ts'

export const read = async (caller: Caller, path: string) => (await caller.request.get(`/api/hotel/${path}`)).json()
export const post = (caller: Caller, endpoint: string, data: object) => write(caller, `hotel/${endpoint}`, data)

/** Formats hundredths as the pages do: '$ 1.234,50', with a non-breaking space. */
export const money = (hundredths: number) => {
  const [whole = '', rest] = (Math.abs(hundredths) / 100).toFixed(2).split('.')
  const sign = hundredths < 0 ? '−' : ''
  return `${sign}$\u00a0${whole.replaceAll(/\B(?=(\d{3})+$)/g, '.')}${rest === '00' ? '' : `,${rest}`}`
}

/** Prices in hundredths, chosen so that taxes, service and shares have to be rounded. */
export const prices = { Bife: 1_599_99, Provoleta: 733_33, Vino: 499_90, Agua: 100_01 }
type Dish = keyof typeof prices
const french: Record<Dish, string> = { Bife: 'Faux-filet', Provoleta: 'Provolone grillé', Vino: 'Vin', Agua: 'Eau' }

/** Gives the venue two tax rates that are added to the prices, 10 % service, and a menu of two stations. */
export const prepareVenue = async (admin: Caller) => {
  const settings = await read(admin, 'accounts/settings')
  const [vat, reduced] = [
    { id: randomUUID(), name: 'IVA', rate: 21_00 },
    { id: randomUUID(), name: 'IVA reducido', rate: 10_50 },
  ]
  const taxes = { taxMode: 'added', taxRates: [vat, reduced], serviceRate: 10_00 }
  await post(admin, 'accounts/updateSettings', { ...settings, ...taxes })
  const [sample] = await read(admin, 'menus/list')
  const stations: { id: string; name: string }[] = await read(admin, 'stations/list')
  const noTexts = (...fields: string[]) =>
    Object.fromEntries(
      fields.flatMap((field) => ['Spanish', 'English', 'Portuguese', 'French'].map((word) => [`${field}${word}`, ''])),
    )
  const menuId = randomUUID()
  const menu = { id: menuId, name: 'Sábado', photoId: sample.photo.id, hours: 'Sábado', openings: [], outletId: null }
  await post(admin, 'menus/create', { ...noTexts('name', 'aclaration', 'hours'), ...menu })
  const ids = {} as Record<Dish, string>
  for (const [station, taxRateId, dishes] of [
    ['Parrilla', null, ['Bife', 'Provoleta']],
    ['Barra', reduced.id, ['Vino', 'Agua']],
  ] as const) {
    const categoryId = randomUUID()
    const stationId = stations.find(({ name }) => name === station)?.id
    const category = { id: categoryId, menuId, name: `${station} del sábado`, photoId: null, stationId, taxRateId }
    await post(admin, 'menus/createCategory', { ...noTexts('name'), ...category })
    for (const name of dishes) {
      ids[name] = randomUUID()
      const marks = { glutenFree: false, vegetarian: false, vegan: false, favourite: false, contains: [], options: [] }
      const texts = { ...noTexts('name', 'description'), name, nameFrench: french[name], description: '' }
      const product = { id: ids[name], categoryId, photoId: null, price: prices[name], ...texts, ...marks }
      await post(admin, 'menus/createProduct', product)
    }
  }
  return { menuId, ids, stationOf: (name: string) => stations.find((station) => station.name === name)?.id ?? '' }
}

/** Opens a stay and returns its id and code. */
export const openStay = async (staff: Caller, number: number, name: string) => {
  const { room } = await read(staff, `stays/at?number=${number}`)
  await post(staff, 'stays/open', { id: randomUUID(), roomId: room.id, name, mail: '' })
  const { stay } = await read(staff, `stays/at?number=${number}`)
  return stay as { id: string; code: string }
}

/** Opens a phone and enters a room or table with its code. */
export const phoneAt = async (venue: Venue, number: number, code: string, language: { locale?: string } = {}) => {
  const page = await venue.visitor({ viewport: phone, ...language })
  await post(page, 'stays/enterByCode', { venue: venue.id, number, code })
  return page
}

/**
 * Opens the page of the phone's room. The switch for push messages appears after the code of the services has loaded, which
 * handles their buttons and stores the token of the farewell.
 */
export const openRoom = async (guest: Page, venue: Venue, number: number) => {
  await guest.goto(`/${venue.id}/${number}`)
  await expect(guest.getByRole('button', { name: /^(Avisarme|Me prévenir)/ })).toBeVisible()
}

interface GuestWords {
  add: string
  more: string
  cart: string
  names?: Record<Dish, string>
}
const spanish: GuestWords = { add: 'Agregar al pedido', more: 'Uno más', cart: 'Ver pedido' }
export const frenchLabels: GuestWords = {
  add: 'Ajouter à la commande',
  more: 'Un de plus',
  cart: 'Voir la commande',
  names: french,
}

type Dishes = Partial<Record<Dish, number>>
const entriesOf = (dishes: Dishes) => Object.entries(dishes) as [Dish, number][]

/** Puts dishes into the cart of a phone on the page of the menu, and opens the cart. */
export const fillCart = async (guest: Page, dishes: Dishes, { add, more, cart, names }: GuestWords = spanish) => {
  // The cart bar appears after hydration: a tap before it would be lost.
  await expect(guest.getByRole('link', { name: /^(Habitación|Chambre) / })).toBeVisible()
  for (const [dish, quantity] of entriesOf(dishes)) {
    const name = names ? `${add}\u202f: ${names[dish]}` : `${add}: ${dish}`
    await guest.getByRole('button', { name }).first().click()
    const sheet = guest.getByRole('dialog')
    for (let n = 1; n < quantity; n++) await sheet.getByRole('button', { name: more }).click()
    await sheet.getByRole('button', { name: add.split(' ')[0] ?? '' }).click()
    await expect(sheet).toHaveCount(0)
  }
  await guest.getByRole('link', { name: cart }).click()
}

/** Sends an order of a phone through the API. */
export const sendOrder = async (guest: Caller, ids: Record<Dish, string>, dishes: Dishes) => {
  const total = entriesOf(dishes).reduce((sum, [dish, quantity]) => sum + prices[dish] * quantity, 0)
  const lines = entriesOf(dishes).map(([dish, quantity]) => lineOf(ids[dish], quantity))
  const { order } = await post(guest, 'orders/send', { id: randomUUID(), lines, total })
  return order as { id: string; number: number }
}

export const orderCardOf = (guest: Page, number: number) =>
  guest.getByRole('article').filter({ has: guest.getByRole('heading', { name: new RegExp(` ${number}$`) }) })

/** Expects a row with each label and its amount in hundredths, in the account, the till or the guest's bill. */
export const expectFacts = async (place: Locator, facts: Record<string, number>) => {
  for (const [label, amount] of Object.entries(facts))
    await expect(
      place
        .locator('dl > div')
        .filter({ has: place.page().getByText(label, { exact: true }) })
        .first(),
    ).toHaveText(`${label}${money(amount)}`)
}

/** The form for payments on an account's page, and its button. */
export const openPaymentForm = (page: Page) => {
  const pay = page.getByRole('main').locator('section', { has: page.getByRole('heading', { name: 'Nuevo pago' }) })
  const register = async () => {
    await pay.getByRole('button', { name: 'Registrar pago' }).click()
    await said(page, 'Pago registrado!')
  }
  return { pay, register }
}

/** Pays the first of three equal parts of 180,407 hundredths: 700 pesos in cash, of which 50 are a tip. */
export const payFirstOfThreeParts = async ({ pay, register }: ReturnType<typeof openPaymentForm>) => {
  await pay.getByText('Partes iguales').click()
  await pay.getByLabel('Cantidad de partes').fill('3')
  await pay.getByLabel('Propina', { exact: true }).fill('50')
  await pay.getByLabel('Recibido en efectivo').fill('700')
  await expect(pay.getByText(`Vuelto: ${money(4_864)}`)).toBeVisible()
  await register()
}
