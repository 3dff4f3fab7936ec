import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { sharedServer } from '#server/testing/kit.ts'
import { openVenueWithMenu, sizeOptionGroup } from './menus.testkit.ts'

const server = sharedServer()
const { menus } = api.hotel
const open = async () => openVenueWithMenu(await server.openVenue())

test('an exported menu that is imported again adds and changes nothing', async () => {
  const { admin, menu, addProduct } = await open()
  await addProduct('Flan "casero"', { price: 125_050, vegetarian: true, nameFrench: 'Flan; maison' })
  await addProduct('=Agua', { price: null, nameOfBuys: 12 })
  const odd = { ...sizeOptionGroup('Chico (250 ml): 1+1 | \\'), choose: 'many' as const, nameEnglish: 'Size' }
  await addProduct('Malbec', { options: [odd, { ...sizeOptionGroup(), name: '+Extras', required: false }] })
  const { csv } = await admin.call(menus.exported, { id: menu.id })
  const report = await admin.call(menus.checkImport, { id: menu.id, csv })
  expect(report).toMatchObject({ rows: 3, added: 0, changed: 0, unchanged: 3, newCategories: [], problems: [] })
})

test('checking an import changes nothing; applying it creates categories and products and changes known products', async () => {
  const { admin, menu, category, addProduct } = await open()
  const known = await addProduct('Flan', { price: 100, favourite: true })
  const csv = `Categoría;NOMBRE;Nombre en inglés;precio;Sin TACC\nEntradas;flan;Custard;"1.250,50";si\nPostres;Helado;Ice cream;900;no\nPostres;Fruta;;;x\n`
  const report = await admin.call(menus.checkImport, { id: menu.id, csv })
  expect(report).toMatchObject({
    rows: 3,
    added: 2,
    changed: 1,
    unchanged: 0,
    newCategories: ['Postres'],
    newProducts: [
      { name: 'Postres · Helado', price: 90_000 },
      { name: 'Postres · Fruta', price: null },
    ],
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

test('the content marks of a product are one cell of the sheet, and an unknown mark is reported with its row', async () => {
  const { admin, menu, addProduct } = await open()
  const { id } = await addProduct('Flan', { vegan: false, contains: ['milk', 'eggs'] })
  const { csv: exported } = await admin.call(menus.exported, { id: menu.id })
  expect(exported).toContain('"eggs, milk"')
  const check = (csv: string) => admin.call(menus.checkImport, { id: menu.id, csv })
  expect(await check(exported)).toMatchObject({ changed: 0, unchanged: 1, problems: [] })
  expect(await check('category;name;contains\nEntradas;Flan;"MILK | eggs;eggs"\n')).toMatchObject({ changed: 0 })

  const bad = await check('category,name,contains\nEntradas,Té,\nEntradas,Flan,"milk, leche; gluten | paja"\n')
  expect(bad.problems).toEqual([{ row: 3, column: 'contains', problem: 'unknown_mark', unknown: 'leche, paja' }])

  const csv = 'category,name,vegan,contains\nEntradas,Flan,si,"spicy, gluten, alcohol"\n'
  const { state, changes } = await check(csv)
  expect(changes[0]?.cells).toEqual([
    { heading: 'vegan', from: 'no', to: 'yes' },
    { heading: 'contains', from: 'eggs, milk', to: 'gluten, spicy, alcohol' },
  ])
  await admin.call(menus.applyImport, { id: menu.id, csv, state })
  expect(await admin.call(menus.product, { id })).toMatchObject({
    vegan: true,
    contains: ['gluten', 'spicy', 'alcohol'],
  })
})

test('marks that contradict the contents are refused, also when the sheet has only one of the two columns', async () => {
  const { admin, menu, category, addProduct } = await open()
  const { version: _, ...flan } = await addProduct('Flan', { vegetarian: true, contains: ['milk', 'eggs'] })
  const contradictory = { code: 'contradictory_marks', status: 422 }
  const draft = { ...flan, photoId: null, categoryId: category.id }
  const { photo: __, stock: ___, outUntil, remaining, hidden, orderProduct, ...fields } = draft
  const create = (marks: object) => admin.call(menus.createProduct, { ...fields, id: randomUUID(), ...marks })
  await expect(create({ vegan: true })).rejects.toMatchObject(contradictory)
  await expect(create({ contains: ['meat'] })).rejects.toMatchObject(contradictory)
  await expect(create({ glutenFree: true, contains: ['gluten'] })).rejects.toMatchObject(contradictory)
  const photo = await admin.upload()
  const update = { ...fields, photoId: photo.id, orderProduct, version: 1, vegan: true }
  await expect(admin.call(menus.updateProduct, update)).rejects.toMatchObject(contradictory)
  for (const [csv, column] of [
    ['category,name,vegan\nEntradas,Flan,yes', 'vegan'],
    ['category,name,contains\nEntradas,Flan,meat', 'vegetarian'],
    ['category,name,glutenFree,contains\nEntradas,Pan,yes,gluten', 'glutenFree'],
    ['category,name,vegetarian,contains\nEntradas,Trucha,yes,fish', 'vegetarian'],
  ] as const) {
    const { problems, state } = await admin.call(menus.checkImport, { id: menu.id, csv })
    expect(problems).toEqual([{ row: 2, column, problem: 'contradictory_marks' }])
    await expect(admin.call(menus.applyImport, { id: menu.id, csv, state })).rejects.toMatchObject({ code: 'bad_rows' })
  }
})

test('a sheet has the contents of a choice in brackets, and a sheet without brackets keeps them', async () => {
  const { admin, menu, addProduct } = await open()
  const { id } = await addProduct('Café', { options: [sizeOptionGroup()] })
  const apply = async (cell: string) => {
    const csv = `category,name,options\nEntradas,Café,"Tamaño (one, required): ${cell}"`
    const { state, problems } = await admin.call(menus.checkImport, { id: menu.id, csv })
    if (problems.length > 0) return problems.map(({ problem }) => problem)
    await admin.call(menus.applyImport, { id: menu.id, csv, state })
    return (await admin.call(menus.product, { id })).options[0]?.choices.map(({ contains }) => contains)
  }
  expect(await apply('Chico | Grande +1500')).toEqual([[], ['milk']])
  expect(await apply('Chico [soy, nuts] | Grande +1500 [eggs]')).toEqual([['soy', 'nuts'], ['eggs']])
  expect(await apply('Chico [soy, nuts] | Grande +1500 []')).toEqual([['soy', 'nuts'], []])
  expect(await apply('Chico [plomo] | Grande')).toEqual(['not_options'])
})

test('options are one cell with a group per line; groups and choices with a known name keep their ids and translations', async () => {
  const { admin, menu, addProduct } = await open()
  const known = sizeOptionGroup()
  const [small, large] = known.choices
  const product = await addProduct('Malbec', {
    options: [
      { ...known, nameFrench: 'Taille', choices: known.choices.map((choice) => ({ ...choice, nameFrench: 'F' })) },
    ],
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

test('unreadable options, and translated names that do not match the options, are reported', async () => {
  const { admin, menu } = await open()
  const problem = async (options: string, english = '') => {
    const csv = `category,name,nameOfBuys,options,optionsEnglish\nA,B,1,"${options}","${english}"\n`
    const { problems } = await admin.call(menus.checkImport, { id: menu.id, csv })
    return problems.map(({ column, problem }) => `${column} ${problem}`)
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

test('every bad row is reported and offered as a file, and an import leaves it out', async () => {
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
  const { problems, state, ...report } = await admin.call(menus.checkImport, { id: menu.id, csv })
  expect(report).toMatchObject({ rows: 6, added: 1, rejectedRows: 5 })
  expect(report.rejected?.split('\r\n').slice(0, 3)).toEqual([
    '\uFEFFcategory;name;price;stock;description',
    ';Helado;12;yes;ok',
    `Postres;${'x'.repeat(30)};12;yes;ok`,
  ])
  expect(problems).toEqual([
    { row: 3, column: 'category', problem: 'required' },
    { row: 4, column: 'name', problem: 'too_long' },
    { row: 5, column: 'price', problem: 'not_a_price' },
    { row: 5, column: 'stock', problem: 'not_yes_or_no' },
    { row: 6, column: 'name', problem: 'repeated' },
    { row: 7, column: 'description', problem: 'too_long' },
  ])
  const apply = (rows: string) => admin.call(menus.applyImport, { id: menu.id, csv: rows, state })
  await expect(apply('category,name,price\nPostres,Fruta,doce')).rejects.toMatchObject({ code: 'bad_rows' })
  expect(await apply(csv)).toEqual({ added: 1, changed: 0 })
  expect((await admin.call(menus.counts)).totalProducts).toBe(1)
})

test('bad rows are numbered as in a spreadsheet: blank lines are rows, a cell with several lines is one row', async () => {
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

test('all unknown, missing or repeated columns of a file are reported at once', async () => {
  const { admin, menu } = await open()
  const named = async (csv: string) => {
    const { problems } = await admin.call(menus.checkImport, { id: menu.id, csv })
    return problems.map(({ column, problem }) => `${column} ${problem}`)
  }
  expect(await named('category,calories,name,weight\nA,1,B,2\n')).toEqual([
    'calories unknown_column',
    'weight unknown_column',
  ])
  for (const csv of ['', 'price\n1\n'])
    expect(await named(csv)).toEqual(['category missing_column', 'name missing_column'])
  expect(await named('category,name,Price,NAME,price\n')).toEqual(['name repeated', 'price repeated'])
})

test('an import is stale when the menu changed after the check, and of two concurrent imports one is applied', async () => {
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

test('a sheet with 1,500 products can be checked and imported', async () => {
  const { admin, menu } = await open()
  const row = (n: number) => `Sección ${n % 60},Plato ${n},Dish ${n},${'d'.repeat(140)},${n}`
  const csv = `category,name,nameEnglish,description,price\n${Array.from({ length: 1500 }, (_, n) => row(n)).join('\n')}`
  const { state } = await admin.call(menus.checkImport, { id: menu.id, csv })
  await admin.call(menus.applyImport, { id: menu.id, csv, state })
  const counts = await admin.call(menus.counts)
  expect([counts.totalCategories, counts.totalProducts]).toEqual([61, 1500])
})
