import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { testServer } from '#server/testing/kit.ts'
import { openKitchen } from './menus.testkit.ts'
import { readPrice } from './prices.rules.ts'

const server = testServer()
const { menus } = api.hotel
const open = async () => openKitchen(await server.openVenue())

test('the desk shows every text of a menu in its order, and saves cell by cell', async () => {
  const { admin, menu, category, addProduct } = await open()
  const product = await addProduct('Flan', { description: 'Con dulce.' })
  const rows = async () => (await admin.call(menus.texts, { id: menu.id })).rows
  expect((await rows()).map(({ of, id, text }) => [of, id, text])).toEqual([
    ['menu.name', menu.id, 'Almuerzo'],
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

test('a cell that somebody else has filled meanwhile is not written over, and an open form goes stale', async () => {
  const { admin, category } = await open()
  const cell = { of: 'category.name', id: category.id, language: 'french', was: '' } as const
  const both = ['Entrées', 'Hors-d’œuvre'].map((text) => admin.call(menus.translate, { ...cell, text }))
  const outcomes = await Promise.allSettled(both)
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await expect(admin.call(menus.translate, { ...cell, text: 'Tard' })).rejects.toMatchObject({ code: 'stale' })
  expect((await admin.call(menus.category, { id: category.id })).version).toBe(2)
})

const untranslated = { nameSpanish: '', nameEnglish: '', namePortuguese: '', nameFrench: '' }
const size = (small = 'Chico') => ({
  id: randomUUID(),
  name: 'Tamaño',
  ...untranslated,
  choose: 'one' as const,
  required: true,
  choices: [
    { id: randomUUID(), name: small, ...untranslated, extra: 0 },
    { id: randomUUID(), name: 'Grande', ...untranslated, extra: 150_000 },
  ],
})

test('the names of options are translated at the desk, each in its own product, and guests read them', async () => {
  const { venueId, admin, menu, addProduct } = await open()
  const options = [size()]
  // Copies of a product have the same ids inside.
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
  const nowhere = { ...third, id: randomUUID() }
  await expect(admin.call(menus.translate, nowhere)).rejects.toMatchObject({ code: 'gone' })
  await expect(admin.call(menus.translate, { ...third, text: 'x'.repeat(30) })).rejects.toMatchObject({ status: 400 })
  const read = async (product: string) => {
    const shown = await server.visitor(menus.shownProduct, { venue: venueId, language: 'english', product })
    return shown.options.flatMap((group) => [group.name, ...group.choices.map(({ name }) => name)])
  }
  expect(await read(one.id)).toEqual(['Tamaño in english', 'Chico in english', 'Grande'])
  expect(await read(two.id)).toEqual(['Tamaño', 'Chico', 'Grande'])
  expect((await admin.call(menus.product, { id: one.id })).version).toBe(3)
})

test('two cells of the options of one product saved at once are both kept', async () => {
  const { admin, addProduct } = await open()
  const group = size()
  const { id: productId } = await addProduct('Malbec', { options: [group] })
  const save = (of: 'option.name' | 'choice.name', id: string) =>
    admin.call(menus.translate, { of, id, productId, language: 'french', was: '', text: 'Oui' })
  await Promise.all([save('option.name', group.id), ...group.choices.map(({ id }) => save('choice.name', id))])
  const [saved] = (await admin.call(menus.product, { id: productId })).options
  expect([saved, ...(saved?.choices ?? [])].map((thing) => thing?.nameFrench)).toEqual(['Oui', 'Oui', 'Oui'])
})

test('a translation has the length of what it translates', async () => {
  const { admin, addProduct } = await open()
  const { id } = await addProduct('Flan')
  const save = (of: 'product.name' | 'product.description', length: number) =>
    admin.call(menus.translate, { of, id, language: 'english', was: '', text: 'x'.repeat(length) })
  await expect(save('product.name', 30)).rejects.toMatchObject({ status: 400 })
  await expect(save('product.description', 145)).rejects.toMatchObject({ status: 400 })
  await save('product.name', 29)
  await save('product.description', 144)
})

test('an exported menu comes back as it was: nothing to add, nothing to change', async () => {
  const { admin, menu, addProduct } = await open()
  await addProduct('Flan "casero"', { price: 125_050, vegetarian: true, nameFrench: 'Flan; maison' })
  await addProduct('=Agua', { price: null, nameOfBuys: 12 })
  const odd = { ...size('Chico (250 ml): 1+1 | \\'), choose: 'many' as const, nameEnglish: 'Size' }
  await addProduct('Malbec', { options: [odd, { ...size(), name: '+Extras', required: false }] })
  const { csv } = await admin.call(menus.exported, { id: menu.id })
  const report = await admin.call(menus.checkImport, { id: menu.id, csv })
  expect(report).toMatchObject({ rows: 3, added: 0, changed: 0, unchanged: 3, newCategories: [], problems: [] })
})

test('an import is checked, then applied whole: new categories and products, and what the rows say of known ones', async () => {
  const { admin, menu, category, addProduct } = await open()
  const known = await addProduct('Flan', { price: 100, favourite: true })
  const csv = `category;name;nameEnglish;price;glutenFree\nEntradas;flan;Custard;"1.250,50";si\nPostres;Helado;Ice cream;900;no\nPostres;Fruta;;;x\n`
  const report = await admin.call(menus.checkImport, { id: menu.id, csv })
  expect(report).toMatchObject({
    rows: 3,
    added: 2,
    changed: 1,
    unchanged: 0,
    newCategories: ['Postres'],
    problems: [],
    changes: [
      {
        name: 'Entradas · Flan',
        cells: [
          { heading: 'nameEnglish', from: '', to: 'Custard' },
          { heading: 'price', from: '1.00', to: '1250.50' },
          { heading: 'glutenFree', from: 'no', to: 'yes' },
        ],
      },
    ],
  })
  expect((await admin.call(menus.counts)).totalProducts).toBe(1)

  const applied = await admin.call(menus.applyImport, { id: menu.id, csv, state: report.state })
  expect(applied).toEqual({ added: 2, changed: 1 })
  const changed = { nameEnglish: 'Custard', price: 125_050, glutenFree: true, version: known.version + 1 }
  expect(await admin.call(menus.product, { id: known.id })).toEqual({ ...known, ...changed })
  const { categories } = await admin.call(menus.one, { id: menu.id })
  expect(categories.map(({ name, products }) => [name, products])).toEqual([
    ['Entradas', 1],
    ['Postres', 2],
  ])
  const desserts = await admin.call(menus.category, { id: categories[1]?.id ?? '' })
  expect(desserts.products.map(({ name, price, stock }) => [name, price, stock])).toEqual([
    ['Helado', 90_000, true],
    ['Fruta', null, true],
  ])
  expect(category.id).toBe(categories[0]?.id)
})

test('options come in one cell, a group per line; what is known by its name stays itself', async () => {
  const { admin, menu, addProduct } = await open()
  const known = size()
  const [small, large] = known.choices
  const product = await addProduct('Malbec', {
    options: [{ ...known, nameFrench: 'Taille', choices: known.choices.map((one) => ({ ...one, nameFrench: 'F' })) }],
  })
  const options = 'tamaño (una, obligatoria): Grande +1.500 | Jarra +3000,50\nCon hielo: Sí'
  const csv = `category,name,nameOfBuys,options,optionsEnglish\nEntradas,Malbec,7,"${options}","Size: | Jug\nOn ice: Yes"\n`
  const { state, ...report } = await admin.call(menus.checkImport, { id: menu.id, csv })
  expect(report).toMatchObject({ problems: [], changed: 1 })
  await admin.call(menus.applyImport, { id: menu.id, csv, state })
  const saved = await admin.call(menus.product, { id: product.id })
  expect(saved.nameOfBuys).toBe(7)
  expect(saved.options).toMatchObject([
    {
      id: known.id,
      name: 'tamaño',
      nameEnglish: 'Size',
      nameFrench: 'Taille',
      choose: 'one',
      required: true,
      choices: [
        { id: large?.id, name: 'Grande', nameEnglish: '', nameFrench: 'F', extra: 150_000 },
        { name: 'Jarra', nameEnglish: 'Jug', nameFrench: '', extra: 300_050 },
      ],
    },
    { name: 'Con hielo', nameEnglish: 'On ice', choose: 'one', required: false, choices: [{ name: 'Sí', extra: 0 }] },
  ])
  expect(JSON.stringify(saved.options)).not.toContain(small?.id)
})

test('options that cannot be read, or names of other options, are named as such', async () => {
  const { admin, menu } = await open()
  const problem = async (options: string, english = '') => {
    const csv = `category,name,nameOfBuys,options,optionsEnglish\nA,B,1,"${options}","${english}"\n`
    const { problems } = await admin.call(menus.checkImport, { id: menu.id, csv })
    return problems.map((one) => `${one.column} ${one.problem}`)
  }
  const wrong = [
    'Tamaño',
    'Tamaño:',
    'Tamaño (tres): A',
    'Tamaño (constructor): A',
    'Tamaño (one: A',
    'Tamaño: A +mucho',
    'A: B: C',
    ': A',
  ]
  for (const options of wrong) expect(await problem(options), options).toEqual(['options not_options'])
  expect(await problem(`Tamaño: ${'x'.repeat(30)}`)).toEqual(['options too_long'])
  expect(await problem(Array.from({ length: 7 }, (_, n) => `${n}: A`).join('\n'))).toEqual(['options not_options'])
  expect(await problem('Tamaño: A | B', 'Size: A')).toEqual(['optionsEnglish other_options'])
  expect(await problem('', 'Size: A')).toEqual(['optionsEnglish other_options'])
  expect(await problem('Tamaño: A | B', '')).toEqual([])
  const names = 'category,name,optionsEnglish\nA,B,C: D\n'
  const { problems } = await admin.call(menus.checkImport, { id: menu.id, csv: names })
  expect(problems).toEqual([{ row: 1, column: 'options', problem: 'missing_column' }])
  const counted = await admin.call(menus.checkImport, { id: menu.id, csv: 'category,name,nameOfBuys\nA,B,1.5\n' })
  expect(counted.problems).toEqual([{ row: 2, column: 'nameOfBuys', problem: 'not_a_number' }])
})

test('every bad row is named, and with one of them nothing is applied', async () => {
  const { admin, menu } = await open()
  const csv = [
    'category,name,price,stock,description',
    'Postres,Flan,12,yes,ok',
    ',Helado,12,yes,ok',
    `Postres,${'x'.repeat(30)},12,yes,ok`,
    'Postres,Fruta,doce,tal vez,ok',
    'POSTRES,flan,1,yes,ok',
    `Postres,Torta,1,no,${'x'.repeat(145)}`,
  ].join('\n')
  const { problems, state } = await admin.call(menus.checkImport, { id: menu.id, csv })
  expect(problems).toEqual([
    { row: 3, column: 'category', problem: 'required' },
    { row: 4, column: 'name', problem: 'too_long' },
    { row: 5, column: 'price', problem: 'not_a_price' },
    { row: 5, column: 'stock', problem: 'not_yes_or_no' },
    { row: 6, column: 'name', problem: 'repeated' },
    { row: 7, column: 'description', problem: 'too_long' },
  ])
  const apply = admin.call(menus.applyImport, { id: menu.id, csv, state })
  await expect(apply).rejects.toMatchObject({ code: 'bad_rows' })
  expect((await admin.call(menus.counts)).totalProducts).toBe(0)
})

test('a bad row is named as spreadsheets count: blank lines are rows, a cell of several lines is none', async () => {
  const { admin, menu } = await open()
  const problems = async (...lines: string[]) => {
    const report = await admin.call(menus.checkImport, { id: menu.id, csv: lines.join('\r\n') })
    return report.problems.map(({ row, problem }) => [row, problem])
  }
  const heading = 'category,name,price,options'
  const several = 'Vinos,Malbec,1,"Tamaño: Copa\r\nCon hielo: Sí"'
  expect(await problems(heading, '', 'Postres,Flan,doce,', ',,,', several, '', '', 'Postres,Torta,diez,')).toEqual([
    [3, 'not_a_price'],
    [8, 'not_a_price'],
  ])
  expect(await problems('', heading, several, ',Agua,1,')).toEqual([[4, 'required']])
  expect(await problems('', 'category,calories')).toEqual([[2, 'unknown_column']])
  expect(await problems(heading, '', 'Postres,"Flan,1,')).toEqual([[3, 'unreadable']])
  const many = Array.from({ length: 3000 }, (_, n) => `Postres,${n},1,`)
  expect(await problems(heading, '', ...many, 'Postres,Flan,1,')).toEqual([[3003, 'too_many_rows']])
})

test('a file with a wrong heading, or that is no table at all, says so', async () => {
  const { admin, menu } = await open()
  const problem = async (csv: string) => {
    const { problems } = await admin.call(menus.checkImport, { id: menu.id, csv })
    return [problems[0]?.column, problems[0]?.problem]
  }
  expect(await problem('category,name,calories\n')).toEqual(['calories', 'unknown_column'])
  expect(await problem('name,price\nFlan,1\n')).toEqual(['category', 'missing_column'])
  expect(await problem('category,name,name\n')).toEqual(['name', 'repeated'])
  expect(await problem('category,name\n"Postres,Flan\n')).toEqual(['', 'unreadable'])
  expect(await problem('')).toEqual(['category', 'missing_column'])
})

test('columns that are unknown, missing or there twice are named all at once', async () => {
  const { admin, menu } = await open()
  const named = async (csv: string) => {
    const { problems } = await admin.call(menus.checkImport, { id: menu.id, csv })
    return problems.map(({ column, problem }) => `${column} ${problem}`)
  }
  expect(await named('category,calories,name,weight\nA,1,B,2\n')).toEqual([
    'calories unknown_column',
    'weight unknown_column',
  ])
  expect(await named('price\n1\n')).toEqual(['category missing_column', 'name missing_column'])
  expect(await named('category,name,Price,NAME,price\n')).toEqual(['name repeated', 'price repeated'])
})

test('an import of a menu that has changed since it was checked is refused', async () => {
  const { admin, menu, addProduct } = await open()
  const csv = 'category,name\nEntradas,Flan\n'
  const { state } = await admin.call(menus.checkImport, { id: menu.id, csv })
  const { id } = await addProduct('Otro')
  const apply = () => admin.call(menus.applyImport, { id: menu.id, csv, state })
  await expect(apply()).rejects.toMatchObject({ code: 'stale' })
  await admin.call(menus.removeProduct, { id })
  const twice = await Promise.allSettled([apply(), apply()])
  expect(twice.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect((await admin.call(menus.counts)).totalProducts).toBe(1)
})

test('a sheet of 1,500 products is checked and applied', async () => {
  const { admin, menu } = await open()
  const row = (n: number) => `Sección ${n % 60},Plato ${n},Dish ${n},${'d'.repeat(140)},${n}`
  const csv = `category,name,nameEnglish,description,price\n${Array.from({ length: 1500 }, (_, n) => row(n)).join('\n')}`
  const { state } = await admin.call(menus.checkImport, { id: menu.id, csv })
  await admin.call(menus.applyImport, { id: menu.id, csv, state })
  const counts = await admin.call(menus.counts)
  expect([counts.totalCategories, counts.totalProducts]).toEqual([61, 1500])
})

test('a menu of another venue is neither read, translated nor imported into', async () => {
  const [mine, there] = [await open(), await open()]
  const { id } = mine.menu
  const cell = { of: 'menu.name', id, language: 'english', was: '', text: 'Stolen' } as const
  const { state } = await mine.admin.call(menus.checkImport, { id, csv: 'category,name\n' })
  for (const call of [
    () => there.admin.call(menus.texts, { id }),
    () => there.admin.call(menus.exported, { id }),
    () => there.admin.call(menus.translate, cell),
    () => there.admin.call(menus.checkImport, { id, csv: 'category,name\n' }),
    () => there.admin.call(menus.applyImport, { id, csv: 'category,name\nA,B\n', state }),
  ])
    await expect(call()).rejects.toMatchObject({ code: 'gone' })
  expect((await mine.admin.call(menus.one, { id })).nameEnglish).toBe('')
})

test('prices are read as people write them', () => {
  const read = ['1250', '1250,5', '1.250,50', '1,250.50', '$ 1.250', '0', '12.5', '1.2.3', '-1', '', '1e3', '12,345,6']
  const cents = [125_000, 125_050, 125_050, 125_050, 125_000, 0, 1250, null, null, null, null, null]
  expect(read.map(readPrice)).toEqual(cents)
})
