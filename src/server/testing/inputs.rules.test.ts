import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type * as z from 'zod'
import { contract } from '#contract/contract.ts'
import { Money } from '#contract/kernel/values.ts'
import { inputSchemasOf, sampleInputs, toJsonSchema } from './samples.ts'

const inputs = inputSchemasOf(contract)

interface Part {
  field: string
  schema: z.ZodType
}

/** All leaves of an input schema: its texts and numbers. */
const partsOf = ({ field, schema }: Part): Part[] => {
  const { def } = schema._zod as unknown as { def: Record<string, unknown> & { type: string } }
  const within = (inner: unknown, name = '') => partsOf({ field: `${field}${name}`, schema: inner as z.ZodType })
  const own = { field, schema }
  if (def.type === 'object')
    return [own, ...Object.entries(def.shape as object).flatMap(([key, inner]) => within(inner, `.${key}`))]
  if (def.type === 'array') return [own, ...within(def.element)]
  if (def.type === 'union') return (def.options as unknown[]).flatMap((option) => within(option))
  return def.innerType ? within(def.innerType) : [own]
}
const parts = [...inputs].flatMap(([field, schema]) => partsOf({ field, schema }))

/** Maximum of an integer column; prices use bigint. */
const integers = { minimum: -2_147_483_648, maximum: 2_147_483_647 }
const money = toJsonSchema(Money)
const bounded = ['uuid', 'date']

const hasBounds = ({ schema }: Part) => {
  const json = toJsonSchema(schema)
  if (json.const !== undefined || json.enum || json.type === 'boolean') return true
  if (json.type === 'object') return json.additionalProperties === false
  if (json.type === 'array') return json.maxItems !== undefined
  if (json.type === 'string') return json.maxLength !== undefined || bounded.includes(json.format ?? '')
  const { minimum, maximum } = json.maximum === money.maximum ? money : integers
  return json.type === 'integer' && Number(json.minimum) >= Number(minimum) && Number(json.maximum) <= Number(maximum)
}
const picture = new File(['x'], 'x.jpg', { type: 'image/jpeg' })
/** Uploaded files are exempt; the body limit bounds their size. */
const takesPicture = ({ schema }: Part) => schema.safeParse(picture).success

const fieldsOf = (found: readonly Part[]) => [...new Set(found.map(({ field }) => field))]

test('every text, number and list of an input has bounds, and no input accepts undeclared fields', () => {
  expect(parts.length).toBeGreaterThan(300)
  expect(parts.filter(takesPicture).length).toBeGreaterThan(0)
  expect(fieldsOf(parts.filter((part) => !hasBounds(part) && !takesPicture(part)))).toEqual([])
})

/**
 * Fields that may contain unprintable characters, because they are compared, hashed or parsed and never stored as they
 * are.
 */
const asItCame = /\.(?:password|currentPassword|csv)$|^club\.custody\.\w+\.code$/
const unstorable = ['\u0000', 'a\u0000b', '\ud800', 'a\udc00', '\u0007x', '\u0085', 'a longer text\u0000']
test('no stored text field accepts NUL, lone surrogates or control characters', () => {
  const texts = parts.filter(({ schema }) => toJsonSchema(schema).type === 'string')
  const letsThrough = ({ schema }: Part) =>
    unstorable.some((text) => {
      const { data } = schema.safeParse(text)
      return typeof data === 'string' && /[\p{Cs}\p{Cc}]/u.test(data)
    })
  const found = fieldsOf(texts.filter(letsThrough))
  expect(found).toContain('kernel.identity.signIn.password')
  expect(found.filter((field) => !asItCame.test(field))).toEqual([])
})

test('an entered day must be between 1800 and 2199; a timestamp may have any year that PostgreSQL supports', () => {
  const ofFormat = (format: string) => parts.filter(({ schema }) => toJsonSchema(schema).format === format)
  const takes = (found: readonly Part[], text: string) => found.filter(({ schema }) => schema.safeParse(text).success)
  const [days, moments] = [ofFormat('date'), ofFormat('date-time')]
  expect(Math.min(days.length, moments.length)).toBeGreaterThan(2)
  for (const year of ['0000', '0001', '1799', '2200', '9999']) expect(takes(days, `${year}-01-01`), year).toEqual([])
  for (const year of ['1800', '2199']) expect(takes(days, `${year}-12-31`), year).toEqual(days)
  expect(takes(moments, '0000-12-31T23:59:59Z')).toEqual([])
  for (const year of ['0001', '9999']) expect(takes(moments, `${year}-12-31T23:59:59Z`), year).toEqual(moments)
})

test('the generated sample of every input passes its schema', () => {
  const inputFor = sampleInputs(contract)
  const refused = [...inputs].filter(
    ([endpoint, schema]) => !schema.safeParse(inputFor(endpoint, [randomUUID()])).success,
  )
  const withPicture = parts.filter(takesPicture).map(({ field }) => field.replace(/\.\w+$/, ''))
  expect(refused.map(([endpoint]) => endpoint).filter((endpoint) => !withPicture.includes(endpoint))).toEqual([])
})

const menuFields = ['name', 'photoId', 'hours']
const venueTexts = ['primaryColor', 'titleApp', 'subtitleApp', 'infoApp']
const offer = ['operation', 'price', 'type', 'condition', 'direction', 'city', 'mtTotales', 'coverId', 'coverListId']
/** The fields that the specification requires, by endpoint. */
const required: Record<string, readonly string[]> = {
  'hotel.menus.create': menuFields,
  'hotel.menus.update': [...menuFields, 'orderMenu'],
  'hotel.menus.createCategory': ['name'],
  'hotel.menus.createProduct': ['name'],
  'hotel.outlets.create': ['name', 'photoId'],
  'club.posts.create': ['title', 'description'],
  'club.bags.create': ['firstName', 'lastName', 'numberSocio', 'brand'],
  'club.bags.update': ['brand', 'numberSocio'],
  'club.bags.addComment': ['comments'],
  'club.bags.addItem': ['name'],
  'club.messages.create': ['title', 'youtube'],
  'kernel.venues.update': ['name', 'mail', 'phone', 'logoId', 'backgroundId', ...venueTexts],
  'kernel.identity.recover': ['mail'],
  'properties.listings.create': offer,
  'community.claims.send': ['title', 'description', 'place'],
  'community.members.signIn': ['mail', 'password'],
  'community.members.register': ['firstName', 'lastName', 'mail', 'phone', 'password'],
}

test('every field that the specification requires is refused if it is missing or empty', () => {
  const inputFor = sampleInputs(contract)
  const accepted = Object.entries(required).flatMap(([endpoint, fields]) => {
    const { photo: _, ...valid } = inputFor(endpoint, [randomUUID()]) as Record<string, unknown>
    const accepts = (changed: object) => inputs.get(endpoint)?.safeParse({ ...valid, ...changed }).success
    expect(accepts({}), endpoint).toBe(true)
    return fields.filter((field) => [undefined, ''].some((value) => accepts({ [field]: value })))
  })
  expect(accepted).toEqual([])
})
