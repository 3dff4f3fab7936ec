import type { OpenAPI } from '@orpc/contract'
import fc from 'fast-check'
import type { Role } from '#contract/kernel/roles.ts'
import { type Schema, sample } from './samples.ts'

/** One request as it is sent. */
export interface Sent {
  role: Role
  method: string
  target: string
  headers: Record<string, string>
  body?: string
}

/** An endpoint as the OpenAPI document tells it. */
interface Operation {
  endpoint: string
  method: 'GET' | 'POST'
  input: Schema | null
}

const queryOf = (parameters: OpenAPI.OperationObject['parameters']): Schema | null => {
  const named = (parameters ?? []).map((one) => one as { name: string; schema: Schema })
  if (named.length === 0) return null
  return { type: 'object', properties: Object.fromEntries(named.map(({ name, schema }) => [name, schema])) }
}

export const operationsOf = ({ paths = {} }: OpenAPI.Document): Operation[] =>
  Object.entries(paths).flatMap(([path, { get, post } = {}]) => {
    const endpoint = path.slice(1).replaceAll('/', '.')
    const body = post?.requestBody as OpenAPI.RequestBodyObject | undefined
    const written = body?.content['application/json']?.schema as Schema | undefined
    return [
      ...(get ? [{ endpoint, method: 'GET' as const, input: queryOf(get.parameters) }] : []),
      ...(post ? [{ endpoint, method: 'POST' as const, input: written ?? null }] : []),
    ]
  })

const nil = '00000000-0000-0000-0000-000000000000'
const cursor = (key: unknown) => Buffer.from(JSON.stringify(key)).toString('base64url')
const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`

/** Each of these has broken some server, or looks like what does. */
const words = [
  ...['', ' ', '\u0000', 'a\u0000b', '\ud800', 'x\udc00', '\ufeff', '\u202e', '\u0007', '\r\n', 'ﷺ', '😀'],
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'null', 'undefined', 'true'],
  ...['NaN', 'Infinity', '1e400', '-1', '0x10', '1.5', '2147483647', '2147483648', '9'.repeat(40), '9'.repeat(300)],
  ...['0000-01-01', '9999-12-31', '2026-02-30', '+010000-01-01', '1/1/0000'],
  ...['0000-01-01T00:00:00Z', '9999-12-31T23:59:59.999999999999Z', '-000001-01-01T00:00:00Z'],
  ...['AGT', 'EST5EDT', 'SystemV/AST4', 'US/Pacific-New', 'Etc/GMT+12', 'america/buenos_aires', '../../etc/passwd'],
  ...[nil, nil.replaceAll('0', 'f'), nil.replaceAll('0', 'F'), `{${nil}}`],
  ...["'; drop table club_posts; --", '%00', '%', '\\', '"', 'javascript:alert(1)', 'https://a.test/\u0000'],
  ...['category,name\nA,\u0000', 'category;name;options\nA;B;"x (constructor): y"', 'a;"b', nested(5000)],
  ...['Nombre;Apellido;Número de socio;Nacimiento\nA;B;1;1/1/0000', 'Nombre;Apellido;Número de socio\nA;\u0000;1'],
  ...[`a@${'b'.repeat(240)}.test`, `${'a'.repeat(64)}@${'b.'.repeat(90)}test`],
  cursor(['\u0000', nil]),
  cursor(['\ud800', nil]),
  cursor(['x'.repeat(2000), nil]),
  cursor(['0000-01-01T00:00:00Z', nil]),
  cursor(['9999-12-31T23:59:59.999999999999Z', nil]),
  cursor([{ toString: 1 }, []]),
]
const text = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...words) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.constantFrom('x', 'ñ', '9', '\u0000', '😀'), fc.constantFrom(61, 201, 256, 501, 3001, 100_000))
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
  { weight: 5, arbitrary: text },
  { weight: 3, arbitrary: number },
  { weight: 1, arbitrary: fc.constantFrom(null, true, [], {}, [[]], [null], { a: 1 }, { length: 1e9 }) },
)

type Change = (here: unknown) => unknown
const gone = Symbol('gone')

const change: fc.Arbitrary<Change> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.tuple(number, text, fc.boolean()).map(([number, text, after]) => (here: unknown) => {
      if (typeof here === 'number') return number
      // What begins right passes more checks than what is wrong from its beginning.
      return after ? `${here}${text}` : text
    }),
  },
  { weight: 2, arbitrary: anything.map((value) => () => value) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Change>(
      () => gone,
      (here) => [here],
      (here) => [here, here],
      (here) => ({ a: here }),
      (here) => String(here),
      (here) => String(here).toUpperCase(),
    ),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom('__proto__', 'constructor', 'venue', 'venueId', 'rol', 'then', 'toJSON', ''), anything)
      .map(
        ([key, value]) =>
          (here: unknown) =>
            isObject(here) ? { ...here, [key]: value } : here,
      ),
  },
)

type Place = readonly string[]
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

const placesIn = (value: unknown, at: Place = []): Place[] =>
  isObject(value) ? [at, ...Object.entries(value).flatMap(([key, inner]) => placesIn(inner, [...at, key]))] : [at]

const changedAt = (value: unknown, [key, ...further]: Place, by: Change): unknown => {
  if (key === undefined) return by(value)
  const entries = Object.entries(value as object)
    .map(([name, inner]) => [name, name === key ? changedAt(inner, further, by) : inner] as const)
    .filter(([, inner]) => inner !== gone)
  return Array.isArray(value) ? entries.map(([, inner]) => inner) : Object.fromEntries(entries)
}

/** Which ids stand where: those that exist lead further in than those that do not. */
type IdsFor = (endpoint: string, field: string) => readonly string[]

/** An input that fits, and then is changed in none, one or two places. */
const inputOf = ({ endpoint, input }: Operation, idsFor: IdsFor) =>
  fc
    .tuple(fc.infiniteStream(fc.nat(9999)), fc.array(fc.tuple(fc.nat(9999), change), { maxLength: 2, size: 'max' }))
    .map(([draw, changes]) => {
      const oneOf = <T>(options: readonly T[]) => options[(draw.next().value ?? 0) % options.length]
      const nextId = (field: string) => oneOf(idsFor(endpoint, field)) ?? nil
      const fitting = input ? sample(input, { nextId, oneOf }) : {}
      return changes.reduce<unknown>((value, [where, by]) => {
        const places = placesIn(value)
        const made = changedAt(value, places[where % places.length] ?? [], by)
        return made === gone ? null : made
      }, fitting)
    })

const pairsIn = (value: unknown, name = ''): [string, string][] =>
  isObject(value)
    ? Object.entries(value).flatMap(([key, inner]) => pairsIn(inner, name ? `${name}[${key}]` : key))
    : [[name, String(value)]]
const queryFrom = (value: unknown) => new URLSearchParams(pairsIn(value)).toString()

const strayQuery = fc.constantFrom(
  ...['venue[a]=1', 'venue[]=1', 'venue=1&venue=2', 'venue=1e999', 'venue=%00', 'venue=', 'language[]=french'],
  ...['%', '%00', '%ff=1', '=', '[]=1', '[a]=1', 'a[b]=1&a=1', 'a=1&a[b]=1', `a${'[b]'.repeat(500)}=1`],
  ...['__proto__[x]=1', 'constructor[prototype][x]=1', 'length=99', 'a[9999]=1', 'a[length]=1', 'data=%7B'],
  ...['q=%00', 'q=%ED%A0%80', `q=${'x'.repeat(3000)}`, 'kind=constructor', 'to=//evil.test', 'token=%00', 'bag=%00'],
)

const boundary = 'casa'
const field = (name: string, value: string, more = '') =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`
const fileField = (name: string) => field('file', 'GIF89a', `; filename="${name}"\r\nContent-Type: image/gif`)

type Encoded = Pick<Sent, 'body'> & { type?: string }
const encoded = (input: unknown, name: string): fc.Arbitrary<Encoded> => {
  const json = JSON.stringify(input) ?? ''
  const form = pairsIn(input)
    .map(([key, value]) => field(key, value))
    .join('')
  const multipart = `multipart/form-data; boundary=${boundary}`
  return fc.oneof(
    { weight: 20, arbitrary: fc.constant({ type: 'application/json', body: json }) },
    { weight: 1, arbitrary: fc.nat(json.length).map((to) => ({ type: 'application/json', body: json.slice(0, to) })) },
    {
      weight: 4,
      arbitrary: fc.constantFrom<Encoded>(
        { type: 'application/json', body: json.replace('{', '{"id":1,"id":[],"venue":{},') },
        { type: 'application/json', body: nested(50_000) },
        { type: 'application/json', body: `\ufeff${json}` },
        { type: 'application/json; charset=utf-16', body: json },
        { type: 'application/x-www-form-urlencoded', body: queryFrom(input) },
        { type: 'application/x-www-form-urlencoded', body: '%&=&[]=1&a[b]=1&a=2' },
        { type: multipart, body: `${form}--${boundary}--\r\n` },
        { type: multipart, body: `${fileField(name)}${form}--${boundary}--\r\n` },
        { type: multipart, body: form },
        { type: multipart, body: json },
        { type: 'multipart/form-data', body: json },
        { type: 'text/plain', body: json },
        { type: 'text/event-stream', body: `data: ${json}\n\n` },
        { type: 'application/octet-stream', body: json },
        { type: ';;;', body: json },
        { body: json },
        {},
      ),
    },
  )
}

const strayHeaders = fc.constantFrom<Record<string, string>>(
  { 'x-forwarded-for': '1.2.3.4, '.repeat(200) },
  { 'x-forwarded-for': 'x'.repeat(5000) },
  { 'x-forwarded-for': 'ñ\u0080' },
  { 'user-agent': 'x'.repeat(5000) },
  { 'user-agent': 'ñ\u0080' },
  { cookie: 'casa_session=1.%00.x; casa_device=%' },
  { cookie: `casa_session=99999999999.${nil}.${'x'.repeat(43)}` },
  { cookie: `casa_session=1.${nil}.${'x'.repeat(43)}; __proto__=1; constructor=2; =` },
  { 'content-disposition': `attachment; filename="${'x'.repeat(1000)}"; filename*=UTF-8''%00%ED%A0%80` },
  { 'if-none-match': 'W/"x"' },
  { 'accept-encoding': 'br;q=0, *' },
  { accept: 'text/html' },
  { 'accept-language': 'x'.repeat(500) },
  { range: 'bytes=9-1' },
  { 'content-encoding': 'gzip' },
  { 'content-length': '-1' },
  { 'last-event-id': 'ñ' },
  { origin: 'null' },
  { 'sec-fetch-site': 'cross-site' },
)
const headers = fc.oneof({ weight: 4, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: strayHeaders })

const role = fc.oneof(
  { weight: 6, arbitrary: fc.constant<Role>('admin') },
  { weight: 1, arbitrary: fc.constantFrom<Role>('staff', 'screen') },
  { weight: 2, arbitrary: fc.constant<Role>('visitor') },
)
const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS']
const methodOr = (right: string) =>
  fc.oneof({ weight: 12, arbitrary: fc.constant(right) }, { weight: 1, arbitrary: fc.constantFrom(...methods) })

const strayEnds = ['/', '//', '/constructor', '/__proto__', '%00', '%', '%2e%2e', '.json', '%2Fx', '/../../x', ';x']
const end = fc.oneof(
  { weight: 15, arbitrary: fc.constant('') },
  { weight: 1, arbitrary: fc.constantFrom(...strayEnds) },
)
const query = fc.oneof({ weight: 6, arbitrary: fc.constant('') }, { weight: 1, arbitrary: strayQuery })

const takesBody = (method: string) => method !== 'GET' && method !== 'HEAD'

/** A call of an endpoint that is right but for a few things. */
export const calls = (operations: readonly Operation[], idsFor: IdsFor): fc.Arbitrary<Sent> =>
  fc.constantFrom(...operations).chain((operation) =>
    fc
      .record({
        role,
        method: methodOr(operation.method),
        end,
        query,
        headers,
        name: text,
        input: inputOf(operation, idsFor),
      })
      .chain(({ role, method, end, query, headers, name, input }) => {
        const path = `/api/${operation.endpoint.replaceAll('.', '/')}${end}`
        if (!takesBody(method)) {
          const asked = [queryFrom(input ?? {}), query].filter(Boolean).join('&')
          return fc.constant<Sent>({ role, method, target: `${path}?${asked}`, headers })
        }
        return encoded(input, name).map(({ type, body }) => ({
          role,
          method,
          target: `${path}?${query}`,
          headers: { ...(type === undefined ? {} : { 'content-type': type }), ...headers },
          ...(body === undefined ? {} : { body }),
        }))
      }),
  )

const strayParts = [
  ...['%', '%00', '%ff', '%ED%A0%80', '%c0%af', '..', '%2e%2e', '%2F', '%5c', '', '.', '~', '[', ':x', '*', '{}'],
  ...['constructor', '__proto__', nil, '0', '1', '2', '9'.repeat(300), '2147483648', 'x'.repeat(3000), 'ñ', '😀'],
]
const fixedPlaces = [
  ...['/files/:a/:b/:c', `/files/1/${nil}/:c`, `/files/:a/${nil}/1.webp`, `/files/1/${nil}/${'9'.repeat(300)}.webp`],
  ...['/assets/:a', '/assets/:a/:b', '/sw.js', '/offline', '/healthz', '/readyz', '/api/live', '/api/docs/:a'],
  ...['/api/docs', '/api/openapi.json', '/api/:a', '/api/:a/:b/:c', '/:a', '/:a/:b', '//:a', '/:a//:b', '/api//:a'],
]

/** Every other address: pages, files, documents, and what is none of them. */
export const visits = (pages: readonly string[]): fc.Arbitrary<Sent> =>
  fc
    .record({
      role,
      method: methodOr('GET'),
      place: fc.constantFrom(...pages, ...fixedPlaces),
      parts: fc.array(fc.constantFrom(...strayParts), { minLength: 5, maxLength: 5 }),
      end,
      query: fc.oneof(query, strayQuery),
      headers,
    })
    .map(({ role, method, place, parts, end, query, headers }) => {
      let part = 0
      const path = place.replaceAll(/:\w+/g, () => parts[part++] ?? '')
      return { role, method, target: `${path}${end}?${query}`, headers: { accept: 'text/html', ...headers } }
    })
