import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { sharedServer } from '#server/testing/kit.ts'
import { openVenueWithMenu, sizeOptionGroup } from './menus.testkit.ts'

const server = sharedServer()
const { menus } = api.hotel
const open = async () => openVenueWithMenu(await server.openVenue())

test('the translation page lists all texts of a menu in its order, and each cell can be saved', async () => {
  const { admin, menu, category, addProduct } = await open()
  const product = await addProduct('Flan', { description: 'Con dulce.' })
  const rows = async () => (await admin.call(menus.texts, { id: menu.id })).rows
  expect((await rows()).map(({ of, id, text }) => [of, id, text])).toEqual([
    ['menu.name', menu.id, 'Almuerzo'],
    ['menu.hours', menu.id, '12 a 15'],
    ['menu.aclaration', menu.id, ''],
    ['category.name', category.id, 'Entradas'],
    ['product.name', product.id, 'Flan'],
    ['product.description', product.id, 'Con dulce.'],
  ])
  for (const { of, id } of await rows())
    await admin.call(menus.translate, { of, id, language: 'english', was: '', text: `${of} in english` })
  expect((await rows()).map(({ of, english, french }) => [of, english, french])).toEqual(
    (await rows()).map(({ of }) => [of, `${of} in english`, '']),
  )
})

test('of two concurrent writes to a translation cell one succeeds, later ones are stale, and the version rises', async () => {
  const { admin, category } = await open()
  const cell = { of: 'category.name', id: category.id, language: 'french', was: '' } as const
  const both = ['Entrées', 'Hors-d’œuvre'].map((text) => admin.call(menus.translate, { ...cell, text }))
  const outcomes = await Promise.allSettled(both)
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await expect(admin.call(menus.translate, { ...cell, text: 'Tard' })).rejects.toMatchObject({ code: 'stale' })
  expect((await admin.call(menus.category, { id: category.id })).version).toBe(2)
})

test('option names are translated per product, also when two products share option ids, and guests read them', async () => {
  const { venueId, admin, menu, addProduct } = await open()
  const options = [sizeOptionGroup()]
  // Copies of a product have options with the same ids.
  const [one, two] = [await addProduct('Malbec', { options }), await addProduct('Torrontés', { options })]
  const rows = (await admin.call(menus.texts, { id: menu.id })).rows.filter(({ productId }) => productId === one.id)
  expect(rows.map(({ of, text }) => [of, text])).toEqual([
    ['option.name', 'Tamaño'],
    ['choice.name', 'Chico'],
    ['choice.name', 'Grande'],
  ])
  const cells = rows.map(({ of, id, text }) => ({
    of,
    id,
    productId: one.id,
    language: 'english' as const,
    was: '',
    text: `${text} in english`,
  }))
  for (const cell of cells.slice(0, 2)) await admin.call(menus.translate, cell)
  const [first = cells[0], , third = cells[2]] = cells
  if (!first || !third) throw new Error('no rows')
  await expect(admin.call(menus.translate, { ...first, text: 'Late' })).rejects.toMatchObject({ code: 'stale' })
  const unknownCell = { ...third, id: randomUUID() }
  await expect(admin.call(menus.translate, unknownCell)).rejects.toMatchObject({ code: 'gone' })
  await expect(admin.call(menus.translate, { ...third, text: 'x'.repeat(30) })).rejects.toMatchObject({ status: 400 })
  const read = async (product: string) => {
    const shown = await server.visitor(menus.shownProduct, { venue: venueId, language: 'english', product })
    return shown.options.flatMap((group) => [group.name, ...group.choices.map(({ name }) => name)])
  }
  expect(await read(one.id)).toEqual(['Tamaño in english', 'Chico in english', 'Grande'])
  expect(await read(two.id)).toEqual(['Tamaño', 'Chico', 'Grande'])
  expect((await admin.call(menus.product, { id: one.id })).version).toBe(3)
})

test('concurrent translations of several option names of one product are all saved', async () => {
  const { admin, addProduct } = await open()
  const group = sizeOptionGroup()
  const { id: productId } = await addProduct('Malbec', { options: [group] })
  const save = (of: 'option.name' | 'choice.name', id: string) =>
    admin.call(menus.translate, { of, id, productId, language: 'french', was: '', text: 'Oui' })
  await Promise.all([save('option.name', group.id), ...group.choices.map(({ id }) => save('choice.name', id))])
  const [saved] = (await admin.call(menus.product, { id: productId })).options
  expect([saved, ...(saved?.choices ?? [])].map((thing) => thing?.nameFrench)).toEqual(['Oui', 'Oui', 'Oui'])
})

test('pasted cells are saved; cells that changed meanwhile or do not exist are returned as stale and stay unchanged', async () => {
  const { admin, menu, category, addProduct } = await open()
  const group = sizeOptionGroup()
  const { id } = await addProduct('Malbec', { options: [group] })
  const english = { language: 'english', was: '' } as const
  const cells = [
    { of: 'choice.name', id: group.choices[0]?.id ?? '', productId: id, ...english, text: 'Small' } as const,
    { of: 'product.name', id, ...english, text: 'Red' } as const,
    { of: 'category.name', id: category.id, ...english, text: 'Starters' } as const,
    { of: 'menu.name', id: randomUUID(), ...english, text: 'Lunch' } as const,
    { of: 'menu.name', id: menu.id, ...english, text: 'Lunch' } as const,
  ]
  await admin.call(menus.translate, { of: 'category.name', id: category.id, ...english, text: 'Mine' })
  expect(await admin.call(menus.translateMany, { cells })).toEqual({ stale: [2, 3] })
  const { rows } = await admin.call(menus.texts, { id: menu.id })
  const inEnglish = rows.filter(({ english }) => english !== '').map(({ of, english }) => [of, english])
  expect(inEnglish).toEqual([
    ['menu.name', 'Lunch'],
    ['category.name', 'Mine'],
    ['product.name', 'Red'],
    ['choice.name', 'Small'],
  ])
})

test('two concurrent pastes of the same cells in opposite order do not deadlock, and each cell is written once', async () => {
  const { admin, menu } = await open()
  // 150 cells, so that the two transactions certainly overlap.
  const csv = `category,name\n${Array.from({ length: 150 }, (_, n) => `Entradas,Plato ${n}`).join('\n')}`
  const { state } = await admin.call(menus.checkImport, { id: menu.id, csv })
  await admin.call(menus.applyImport, { id: menu.id, csv, state })
  const { rows } = await admin.call(menus.texts, { id: menu.id })
  const cells = rows
    .filter(({ of }) => of === 'product.name')
    .map(({ id, text }) => ({ of: 'product.name', id, language: 'french', was: '', text: `${text} !` }) as const)
  const results = await Promise.all([
    admin.call(menus.translateMany, { cells }),
    admin.call(menus.translateMany, { cells: cells.toReversed() }),
  ])
  expect(results.map(({ stale }) => stale.length).sort()).toEqual([0, cells.length])
})

test('a translation longer than the limit of its text is refused', async () => {
  const { admin, addProduct } = await open()
  const { id } = await addProduct('Flan')
  const save = (of: 'product.name' | 'product.description', length: number) =>
    admin.call(menus.translate, { of, id, language: 'english', was: '', text: 'x'.repeat(length) })
  await expect(save('product.name', 30)).rejects.toMatchObject({ status: 400 })
  await expect(save('product.description', 145)).rejects.toMatchObject({ status: 400 })
  await save('product.name', 29)
  await save('product.description', 144)
})
