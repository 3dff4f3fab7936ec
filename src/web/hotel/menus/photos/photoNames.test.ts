import { expect, test } from 'vitest'
import type { Upload } from '#web/kernel/uploads/uploads.ts'
import { isReady, namedLike, type Placed, photoRows } from './photoNames.ts'

const product = (name: string, category = 'Platos'): Placed => ({
  id: `${category} ${name}`,
  name,
  category,
  photo: null,
  price: null,
})
const photo = { id: '', src: '', widths: [], width: 1, height: 1, blur: '' }
const upload = (name: string, changes: Partial<Upload> = {}): Upload => ({
  id: name,
  name,
  file: null,
  share: 1,
  failed: null,
  photo: { ...photo, id: name },
  at: 0,
  ...changes,
})

test('a file name matches the product of the same name, ignoring accents, case, spaces, dashes and the number of a copy', () => {
  const found = namedLike(['Milanesa napolitana', 'Ñoquis', 'Té', 'Combo 2', '¿?'].map((name) => product(name)))
  const names = (file: string) => found(file).map(({ name }) => name)
  for (const file of [
    'milanesa-napolitana.jpg',
    'Milanesa Napolitana (2).JPG',
    'MILANESA_NAPOLITANA-3.webp',
    'milanesanapolitana',
  ])
    expect(names(file)).toEqual(['Milanesa napolitana'])
  // macOS stores the accent as a separate code point.
  expect(names('n\u0303oquis.png')).toEqual(['Ñoquis'])
  expect(names('te.jpg')).toEqual(['Té'])
  expect(names('combo-2.jpg')).toEqual(['Combo 2'])
  expect(names('combo.jpg')).toEqual([])
  expect(names('milanesa.jpg')).toEqual([])
  expect(names('---.jpg')).toEqual([])
})

test('a file name that matches two products has no product until one is chosen, and a choice of a deleted product is ignored', () => {
  const products = [product('Té', 'Desayuno'), product('Té', 'Merienda')]
  const rows = (chosen: Record<string, string>) => photoRows({ uploads: [upload('te.jpg')], products, chosen })
  expect(rows({})[0]).toMatchObject({ product: null, found: products })
  expect(rows({ 'te.jpg': 'Merienda Té' })[0]?.product).toBe(products[1])
  expect(rows({ 'te.jpg': 'Cena Té' })[0]?.product).toBeNull()
})

test('two photos for one product cannot be saved until one of them gets another product', () => {
  const products = [product('Flan'), product('Pan')]
  const uploads = [upload('flan.jpg'), upload('Flan (2).jpg')]
  const both = photoRows({ uploads, products, chosen: {} })
  expect(both.map(({ twins }) => twins)).toEqual([['flan.jpg'], ['Flan (2).jpg']])
  expect(both.some(isReady)).toBe(false)
  expect(photoRows({ uploads, products, chosen: { 'Flan (2).jpg': 'Platos Pan' } }).every(isReady)).toBe(true)
})

test('unclear and failed photos come first, and choosing a product does not move them', () => {
  const products = [product('Flan'), product('Pan')]
  const uploads = [
    upload('flan.jpg'),
    upload('img 10.jpg'),
    upload('img 9.jpg'),
    upload('pan.jpg', { photo: null, failed: 'No' }),
  ]
  const names = (chosen: Record<string, string>) =>
    photoRows({ uploads, products, chosen }).map(({ upload }) => upload.name)
  const order = ['img 9.jpg', 'img 10.jpg', 'pan.jpg', 'flan.jpg']
  expect(names({})).toEqual(order)
  expect(names({ 'img 10.jpg': 'Platos Pan' })).toEqual(order)
})

test('200 photos are matched to 1500 products by name', () => {
  const products = Array.from({ length: 1500 }, (_, n) => product(`Plato ${n}`, `Sección ${n % 60}`))
  const uploads = Array.from({ length: 200 }, (_, n) => upload(`plato-${n * 7}.jpg`))
  const rows = photoRows({ uploads, products, chosen: {} })
  expect(rows.every(isReady)).toBe(true)
  expect(rows.map(({ product }) => product?.name)).toEqual(uploads.map((_, n) => `Plato ${n * 7}`))
})
