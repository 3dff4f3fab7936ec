import fc from 'fast-check'
import { type Schema, sample } from './samples.ts'

/** A person's name, also used in a mail address. The log must never contain it. */
export const secretName = 'Leocadia'

export const nilUuid = '00000000-0000-0000-0000-000000000000'
export const nestedBrackets = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`
const cursor = (key: unknown) => Buffer.from(JSON.stringify(key)).toString('base64url')

/** Texts that have broken servers: control characters, surrogates, injections. */
const words = [
  ...['', ' ', '\u0000', 'a\u0000b', '\ud800', 'x\udc00', '\ufeff', '\u202e', '\u0007', '\r\n', 'ﷺ', '😀', secretName],
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'null', 'undefined', 'true'],
  ...['NaN', 'Infinity', '1e400', '-1', '0x10', '1.5', '2147483647', '2147483648', '9'.repeat(40), '9'.repeat(300)],
  ...['0000-01-01', '9999-12-31', '2026-02-30', '+010000-01-01', '1/1/0000'],
  ...['0000-01-01T00:00:00Z', '9999-12-31T23:59:59.999999999999Z', '-000001-01-01T00:00:00Z'],
  ...['AGT', 'EST5EDT', 'SystemV/AST4', 'US/Pacific-New', 'Etc/GMT+12', 'america/buenos_aires', '../../etc/passwd'],
  ...[nilUuid, nilUuid.replaceAll('0', 'f'), nilUuid.replaceAll('0', 'F'), `{${nilUuid}}`],
  ...["'; drop table club_posts; --", '%00', '%', '\\', '"', 'javascript:alert(1)', 'https://a.test/\u0000'],
  ...['category,name\nA,\u0000', 'category;name;options\nA;B;"x (constructor): y"', 'a;"b', nestedBrackets(5000)],
  ...['Nombre;Apellido;Número de socio;Nacimiento\nA;B;1;1/1/0000', 'Nombre;Apellido;Número de socio\nA;\u0000;1'],
  ...[`a@${'b'.repeat(240)}.test`, `${secretName}@${'b.'.repeat(90)}test`],
  ...['\u0000', '\ud800', 'x'.repeat(2000), '0000-01-01T00:00:00Z', '9999-12-31T23:59:59.999999999999Z', {}].map(
    (end) => cursor([end, nilUuid]),
  ),
]
const lengths = [61, 201, 256, 501, 3001, 100_000]

export const hostileText = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...words) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.constantFrom('x', 'ñ', '9', '\u0000', '😀'), fc.constantFrom(...lengths))
      .map(([one, times]) => one.repeat(times)),
  },
)
const number = fc.constantFrom(
  0,
  -0,
  -1,
  1.5,
  2 ** 31 - 2,
  2 ** 31 - 1,
  2 ** 31,
  2 ** 53,
  1e11,
  1e21,
  1e308,
  -(2 ** 63),
)
const anything = fc.oneof(
  { weight: 5, arbitrary: hostileText },
  { weight: 3, arbitrary: number },
  { weight: 1, arbitrary: fc.constantFrom(null, true, [], {}, [[]], [null], { a: 1 }, { length: 1e9 }) },
)

type Change = (here: unknown) => unknown
const gone = Symbol('gone')
export const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

const ofItsKind = fc.tuple(number, hostileText, fc.boolean()).map(
  ([number, text, more]): Change =>
    (here) => {
      if (typeof here === 'number') return number
      // A valid beginning passes more checks than a text that is wrong from the start.
      return more ? `${here}${text}` : text
    },
)
const ofAnyKind = anything.map(
  (value): Change =>
    () =>
      value,
)
const reshaped = fc.constantFrom<Change>(
  () => gone,
  (here) => [here],
  (here) => [here, here],
  (here) => ({ a: here }),
  (here) => String(here),
  (here) => String(here).toUpperCase(),
)
const smuggled = fc
  .tuple(fc.constantFrom('__proto__', 'constructor', 'venue', 'venueId', 'rol', 'then', 'toJSON', ''), anything)
  .map(
    ([key, value]): Change =>
      (here) =>
        isObject(here) ? { ...here, [key]: value } : here,
  )
const change = fc.oneof(
  { weight: 8, arbitrary: ofItsKind },
  { weight: 2, arbitrary: ofAnyKind },
  { weight: 1, arbitrary: reshaped },
  { weight: 1, arbitrary: smuggled },
)

type Path = readonly string[]
const pathsIn = (value: unknown, at: Path = []): Path[] =>
  isObject(value) ? [at, ...Object.entries(value).flatMap(([key, inner]) => pathsIn(inner, [...at, key]))] : [at]

const changedAt = (value: unknown, [key, ...further]: Path, by: Change): unknown => {
  if (key === undefined) return by(value)
  const entries = Object.entries(value as object)
    .map(([name, inner]) => [name, name === key ? changedAt(inner, further, by) : inner] as const)
    .filter(([, inner]) => inner !== gone)
  return Array.isArray(value) ? entries.map(([, inner]) => inner) : Object.fromEntries(entries)
}

/** Ids for a field; existing ids reach more code than random ones. */
export type IdsFor = (field: string) => readonly string[]

/** A valid input with zero, one or two mutations. */
export const mutatedInputs = (schema: Schema | null, idsFor: IdsFor): fc.Arbitrary<unknown> =>
  fc
    .tuple(fc.infiniteStream(fc.nat(9999)), fc.array(fc.tuple(fc.nat(9999), change), { maxLength: 2, size: 'max' }))
    .map(([draw, changes]) => {
      const oneOf = <T>(options: readonly T[]) => options[(draw.next().value ?? 0) % options.length]
      const nextId = (field: string) => oneOf(idsFor(field)) ?? nilUuid
      const fitting = schema ? sample(schema, { nextId, oneOf }) : {}
      return changes.reduce<unknown>((value, [where, by]) => {
        const paths = pathsIn(value)
        const changed = changedAt(value, paths[where % paths.length] ?? [], by)
        return changed === gone ? null : changed
      }, fitting)
    })
