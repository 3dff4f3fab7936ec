import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { sharedServer } from '#server/testing/kit.ts'
import { categoryDraft, menuDraft, openVenueWithMenu, productDraft } from './menus.testkit.ts'

const server = sharedServer()
const { menus } = api.hotel
const open = async () => openVenueWithMenu(await server.openVenue())

const named = (name: string, nameSpanish: string) => ({
  name,
  nameSpanish,
  nameEnglish: '',
  namePortuguese: '',
  nameFrench: '',
})
const option = (name: string, nameSpanish: string) => ({
  id: randomUUID(),
  ...named(name, nameSpanish),
  choose: 'one' as const,
  required: true,
  choices: [{ id: randomUUID(), ...named(name, nameSpanish), extra: 0 }],
})

/** A menu whose texts all have this default text and this Spanish translation. */
const openWithTexts = async (text: string, spanish: string) => {
  const kitchen = await open()
  const { admin, photo } = kitchen
  const menu = await admin.call(menus.create, { ...menuDraft(photo.id), ...named(text, spanish) })
  const category = await admin.call(menus.createCategory, { ...categoryDraft(menu.id), ...named(text, spanish) })
  const product = await admin.call(menus.createProduct, {
    ...productDraft(category.id),
    ...named(text, spanish),
    photoId: photo.id,
    description: text,
    descriptionSpanish: spanish,
    options: [option(text, spanish)],
  })
  /** Saves menu, category and product with all fields, as the edit forms do; only the default texts change. */
  const edit = async (name: string) => {
    const renamed = <T extends object>(thing: T) => ({ ...thing, name })
    const notEntered = <T extends { photo: unknown; hidden: boolean }>({ photo: _, hidden: __, ...read }: T) => read
    const { menuId: _, ...categoryRead } = notEntered(category)
    const { stock: __, outUntil: ___, remaining: ____, ...productRead } = notEntered(product)
    const options = product.options.map((group) => renamed({ ...group, choices: group.choices.map(renamed) }))
    await admin.call(menus.update, { ...renamed(notEntered(menu)), photoId: photo.id })
    await admin.call(menus.updateCategory, { ...renamed(categoryRead), photoId: null })
    await admin.call(menus.updateProduct, { ...renamed(productRead), description: name, options, photoId: photo.id })
  }
  /** All texts that Spanish guests read. */
  const spanishTexts = async () => {
    const read = { venue: kitchen.venueId, menu: menu.id, language: 'spanish' } as const
    const { name, categories } = await server.visitor(menus.shown, read)
    const [within] = categories
    const [dish] = within?.products ?? []
    const [group] = dish?.options ?? []
    return [name, within?.name, dish?.name, dish?.description, group?.name, group?.choices[0]?.name]
  }
  return { ...kitchen, menu, product, edit, spanishTexts }
}

test('Spanish guests read the edited default text when the Spanish translation was equal to the old default text', async () => {
  const { edit, spanishTexts } = await openWithTexts('Sopa', 'Sopa')
  await edit('Gazpacho')
  expect(await spanishTexts()).toEqual(Array(6).fill('Gazpacho'))
})

test('Spanish guests read a different Spanish translation also after an edit of the default text', async () => {
  const { edit, spanishTexts } = await openWithTexts('Soup', 'Sopa')
  await edit('Cold soup')
  expect(await spanishTexts()).toEqual(Array(6).fill('Sopa'))
})

test('a Spanish translation equal to the default text is stored as empty, by the translation page and by an import', async () => {
  const { admin, menu, product } = await openWithTexts('Sopa', 'Caldo')
  const { rows } = await admin.call(menus.texts, { id: menu.id })
  for (const { of, id, productId, text, spanish } of rows.filter(({ text }) => text !== ''))
    await admin.call(menus.translate, {
      of,
      id,
      ...(productId && { productId }),
      language: 'spanish',
      was: spanish,
      text,
    })
  const spanish = (await admin.call(menus.texts, { id: menu.id })).rows.map((row) => row.spanish)
  expect(spanish).toEqual(Array(rows.length).fill(''))

  const csv = 'category,name,nameSpanish,description,descriptionSpanish\nSopa,Sopa,Sopa,Sopa,Sopa\n'
  const report = await admin.call(menus.checkImport, { id: menu.id, csv })
  expect(report).toMatchObject({ changed: 0, unchanged: 1, problems: [] })
  expect((await admin.call(menus.product, { id: product.id })).nameSpanish).toBe('')
})
