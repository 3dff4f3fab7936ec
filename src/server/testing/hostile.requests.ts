import type { OpenAPI } from '@orpc/contract'
import fc from 'fast-check'
import { sessionKinds } from '#contract/kernel/roles.ts'
import { sessionCookieName } from '../kernel/identity/cookies.ts'
import { hostileText, type IdsFor, isObject, mutatedInputs, nestedBrackets, nilUuid, secretName } from './hostile.ts'
import type { RoleOfStaff } from './kit.ts'
import type { Schema } from './samples.ts'

/** A generated HTTP request. */
export interface GeneratedRequest {
  role: 'visitor' | RoleOfStaff
  method: string
  target: string
  headers: Record<string, string>
  body?: string
}

/** An endpoint of the OpenAPI document. */
interface Operation {
  endpoint: string
  method: 'GET' | 'POST'
  input: Schema | null
}

const queryOf = (parameters: OpenAPI.OperationObject['parameters']): Schema | null => {
  const named = (parameters ?? []).flatMap((one) => ('name' in one ? [[one.name, one.schema]] : []))
  return named.length > 0 ? { type: 'object', properties: Object.fromEntries(named) } : null
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

/** Chooses mostly the first value, sometimes one of the others. */
const mostly = <T>(weight: number, usual: T, ...others: T[]) =>
  fc.oneof({ weight, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: fc.constantFrom(...others) })

const pairsIn = (value: unknown, name = ''): [string, string][] =>
  isObject(value)
    ? Object.entries(value).flatMap(([key, inner]) => pairsIn(inner, name ? `${name}[${key}]` : key))
    : [[name, String(value)]]
const queryFrom = (value: unknown) => new URLSearchParams(pairsIn(value)).toString()

const strayQueries = [
  ...['venue[a]=1', 'venue[]=1', 'venue=1&venue=2', 'venue=1e999', 'venue=%00', 'venue=', 'language[]=french'],
  ...['%', '%00', '%ff=1', '=', '[]=1', '[a]=1', 'a[b]=1&a=1', 'a=1&a[b]=1', `a${'[b]'.repeat(500)}=1`],
  ...['__proto__[x]=1', 'constructor[prototype][x]=1', 'length=99', 'a[9999]=1', 'a[length]=1', 'data=%7B'],
  ...['q=%00', 'q=%ED%A0%80', `q=${'x'.repeat(3000)}`, `q=${secretName}`, 'kind=constructor', 'to=//evil.test'],
  ...['token=%00', `token=${secretName}`, 'bag=%00', 'language=constructor', 'since=%00', 'after=%00'],
]

const boundary = 'casa'
const field = (name: string, value: string, more = '') =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`
const formOf = (input: unknown) =>
  pairsIn(input)
    .map(([name, value]) => field(name, value))
    .join('')
const fileField = (name: string) => field('file', 'GIF89a', `; filename="${name}"\r\nContent-Type: image/gif`)

type Encode = (input: unknown, name: string) => { type?: string; body?: string }
const json = (input: unknown) => JSON.stringify(input) ?? ''
const multipart = `multipart/form-data; boundary=${boundary}`
const encode = mostly<Encode>(
  5,
  (input) => ({ type: 'application/json', body: json(input) }),
  (input) => ({ type: 'application/json', body: json(input).slice(0, -2) }),
  (input) => ({ type: 'application/json', body: json(input).replace('{', '{"id":1,"id":[],"venue":{},') }),
  (input) => ({ type: 'application/json', body: `\ufeff${json(input)}` }),
  () => ({ type: 'application/json', body: nestedBrackets(50_000) }),
  (input) => ({ type: 'application/json; charset=utf-16', body: json(input) }),
  (input) => ({ type: 'application/x-www-form-urlencoded', body: queryFrom(input) }),
  () => ({ type: 'application/x-www-form-urlencoded', body: '%&=&[]=1&a[b]=1&a=2' }),
  (input) => ({ type: multipart, body: `${formOf(input)}--${boundary}--\r\n` }),
  (input, name) => ({ type: multipart, body: `${fileField(name)}${formOf(input)}--${boundary}--\r\n` }),
  (input) => ({ type: multipart, body: formOf(input) }),
  (input) => ({ type: multipart, body: json(input) }),
  (input) => ({ type: 'multipart/form-data', body: json(input) }),
  (input) => ({ type: 'text/plain', body: json(input) }),
  (input) => ({ type: 'text/event-stream', body: `data: ${json(input)}\n\n` }),
  (input) => ({ type: 'application/octet-stream', body: json(input) }),
  (input) => ({ type: ';;;', body: json(input) }),
  (input) => ({ body: json(input) }),
  () => ({}),
)

const headers = mostly<Record<string, string>>(
  4,
  {},
  { 'x-forwarded-for': '1.2.3.4, '.repeat(200) },
  { 'x-forwarded-for': 'x'.repeat(5000) },
  { 'x-forwarded-for': 'ñ\u0080' },
  { 'user-agent': 'x'.repeat(5000) },
  { 'user-agent': 'ñ\u0080' },
  { cookie: sessionKinds.map((kind) => `${sessionCookieName(kind)}=1.%00.x`).join('; ') },
  {
    cookie: sessionKinds
      .map((kind) => `${sessionCookieName(kind)}=99999999999.${nilUuid}.${'x'.repeat(43)}`)
      .join('; '),
  },
  {
    cookie: `${sessionCookieName('staff')}=1.${nilUuid}.${'x'.repeat(43)}; casa_device_staff=%; __proto__=1; constructor=2; =`,
  },
  { 'content-disposition': `attachment; filename="${'x'.repeat(1000)}"; filename*=UTF-8''%00%ED%A0%80` },
  { 'if-none-match': 'W/"x"' },
  { 'accept-encoding': 'br;q=0, *' },
  { accept: 'text/html' },
  { range: 'bytes=9-1' },
  { 'content-encoding': 'gzip' },
  { 'content-length': '-1' },
  { 'last-event-id': 'ñ' },
  { origin: 'null' },
  { 'sec-fetch-site': 'cross-site' },
)
const role = fc.oneof(
  { weight: 6, arbitrary: fc.constant<GeneratedRequest['role']>('admin') },
  { weight: 2, arbitrary: fc.constantFrom<GeneratedRequest['role']>('staff', 'screen') },
  { weight: 2, arbitrary: fc.constant<GeneratedRequest['role']>('visitor') },
)
const methodOr = (right: string) => mostly(12, right, 'GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS')
const end = mostly(
  15,
  '',
  '/',
  '//',
  '/constructor',
  '/__proto__',
  '%00',
  '%',
  '%2e%2e',
  '.json',
  '%2Fx',
  '/../x',
  ';x',
)

/** A valid call of an endpoint with a few mutations. */
export const endpointRequests = (
  operations: readonly Operation[],
  idsFor: (endpoint: string) => IdsFor,
): fc.Arbitrary<GeneratedRequest> =>
  fc.constantFrom(...operations).chain(({ endpoint, method, input }) =>
    fc
      .record({
        role,
        method: methodOr(method),
        end,
        query: mostly(6, '', ...strayQueries),
        headers,
        name: hostileText,
        encode,
        input: mutatedInputs(input, idsFor(endpoint)),
      })
      .map(({ role, method, end, query, headers, name, encode, input }) => {
        const path = `/api/${endpoint.replaceAll('.', '/')}${end}`
        if (method === 'GET' || method === 'HEAD')
          return { role, method, target: `${path}?${queryFrom(input ?? {})}&${query}`, headers }
        const { type, body } = encode(input, name)
        const typed = type === undefined ? headers : { 'content-type': type, ...headers }
        return { role, method, target: `${path}?${query}`, headers: typed, ...(body === undefined ? {} : { body }) }
      }),
  )

const strayParts = [
  ...['%', '%00', '%ff', '%ED%A0%80', '%c0%af', '..', '%2e%2e', '%2F', '%5c', '', '.', '~', '[', ':x', '*', '{}'],
  ...['constructor', '__proto__', nilUuid, '0', '1', '2', '9'.repeat(300), '2147483648', 'x'.repeat(3000), 'ñ', '😀'],
]
const otherPaths = [
  ...[
    '/files/:a/:b/:c',
    `/files/1/${nilUuid}/:c`,
    `/files/:a/${nilUuid}/1.webp`,
    `/files/1/${nilUuid}/${'9'.repeat(300)}.webp`,
  ],
  ...[
    '/assets/:a',
    '/assets/:a/:b',
    '/sw.js',
    '/sw-tv.js',
    '/offline',
    '/healthz',
    '/readyz',
    '/api/live',
    '/api/docs/:a',
  ],
  ...['/api/docs', '/api/openapi.json', '/api/:a', '/api/:a/:b/:c', '/:a', '/:a/:b', '//:a', '/:a//:b', '/api//:a'],
]

/** Requests to all other URLs: pages, files, documents, and unknown paths. */
export const otherRequests = (pages: readonly string[]): fc.Arbitrary<GeneratedRequest> =>
  fc
    .record({
      role,
      method: methodOr('GET'),
      visited: fc.oneof(fc.constantFrom(...pages), fc.constantFrom(...otherPaths)),
      parts: fc.array(fc.constantFrom(...strayParts), { minLength: 5, maxLength: 5 }),
      end,
      query: fc.constantFrom('', ...strayQueries),
      headers,
    })
    .map(({ role, method, visited, parts, end, query, headers }) => {
      const left = [...parts]
      const path = visited.replaceAll(/:\w+/g, () => left.pop() ?? '')
      return { role, method, target: `${path}${end}?${query}`, headers: { accept: 'text/html', ...headers } }
    })
