import type { OpenAPI } from '@orpc/openapi'
import { html, raw } from 'hono/html'

type Schema = Record<string, unknown>
type Operation = OpenAPI.OperationObject

export const docsStyle = `
body{font:15px/1.5 system-ui,sans-serif;max-width:60rem;margin:0 auto;padding:1.5rem;color:#17211c;background:#f6f8f5}
h2{margin:2rem 0 .5rem;font-size:1.1rem}details{background:#fff;border:1px solid #dde3dc;margin-bottom:-1px}
summary{padding:.5rem .75rem;cursor:pointer;display:flex;gap:.75rem;flex-wrap:wrap;align-items:baseline}
summary b{min-width:3rem}summary small{color:#5a665f;margin-left:auto}
section{padding:0 .75rem .75rem}h3{margin:.75rem 0 .25rem;font-size:.9rem}
code,pre{font:13px/1.5 ui-monospace,monospace}pre{margin:0;white-space:pre-wrap;overflow-wrap:anywhere}
nav{columns:3 12rem}nav a{display:block}a{color:#1f5d43}`

const isObject = (value: unknown): value is Schema => typeof value === 'object' && value !== null

const limitsOf = (schema: Schema) =>
  ['format', 'minimum', 'maximum', 'minLength', 'maxLength', 'minItems', 'maxItems', 'pattern', 'default']
    .flatMap((name) => (schema[name] === undefined ? [] : [`${name} ${JSON.stringify(schema[name])}`]))
    .join(', ')

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** A JSON schema as indented text, such as 'name: string (maxLength 80)'; an optional property ends with '?'. */
const describe = (schema: unknown, indent: string): string => {
  if (!isObject(schema)) return 'any'
  const choices = [...listOf(schema.anyOf), ...listOf(schema.oneOf)]
  if (choices.length > 0) return choices.map((choice) => describe(choice, indent)).join(' | ')
  if ('const' in schema) return JSON.stringify(schema.const)
  if (Array.isArray(schema.enum)) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  if (schema.type === 'array') return `list of ${describe(schema.items, indent)}`
  const limits = limitsOf(schema)
  if (schema.type !== 'object') return `${String(schema.type ?? 'any')}${limits && ` (${limits})`}`
  const required = listOf(schema.required)
  const lines = Object.entries(isObject(schema.properties) ? schema.properties : {}).map(
    ([name, property]) =>
      `\n${indent}  ${name}${required.includes(name) ? '' : '?'}: ${describe(property, `${indent}  `)}`,
  )
  return lines.length > 0 ? `object${lines.join('')}` : 'object'
}

const contentOf = (holder: unknown) => {
  const content = isObject(holder) && isObject(holder.content) ? Object.values(holder.content) : []
  return content.filter(isObject).map(({ schema }) => describe(schema, ''))
}

/** The parameters of the URL, or the body. */
const inputOf = ({ parameters = [], requestBody }: Operation) => {
  const inUrl = parameters.flatMap((parameter) =>
    'name' in parameter ? [`${parameter.name}${parameter.required ? '' : '?'}: ${describe(parameter.schema, '')}`] : [],
  )
  return [...inUrl, ...contentOf(requestBody)].join('\n')
}

const part = (title: string, text: string) => text && html`<h3>${title}</h3><pre>${text}</pre>`

const renderOperation = (path: string, method: string, operation: Operation) => {
  const { 200: ok, ...refused } = operation.responses ?? {}
  const codes = Object.entries(refused).map(([status, response]) => `${status}\n  ${contentOf(response).join('\n  ')}`)
  return html`<details><summary><b>${method}</b><code>/api${path}</code><small>${operation.summary ?? ''}</small></summary>
<section>${part('Input', inputOf(operation))}${part('Output', contentOf(ok).join('\n'))}${part('Refusals', codes.join('\n'))}</section></details>`
}

interface Endpoint {
  path: string
  method: 'GET' | 'POST'
  operation: Operation
}

const endpointsIn = (document: OpenAPI.Document): Endpoint[] =>
  Object.entries(document.paths ?? {}).flatMap(([path, item]) => [
    ...(item?.get ? [{ path, method: 'GET' as const, operation: item.get }] : []),
    ...(item?.post ? [{ path, method: 'POST' as const, operation: item.post }] : []),
  ])

/** A page without scripts that lists every endpoint by feature, with the roles that may call it. */
export const renderDocsPage = (document: OpenAPI.Document) => {
  const features = [...Map.groupBy(endpointsIn(document), ({ operation }) => operation.tags?.[0] ?? '')]
  return html`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Casa Club API</title>
<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><style>${raw(docsStyle)}</style></head>
<body><h1>Casa Club API</h1>
<p>Each endpoint names the roles that may call it. The same as an OpenAPI document: <a href="/api/openapi.json">/api/openapi.json</a>.</p>
<nav>${features.map(([feature]) => html`<a href="#${feature}">${feature}</a>`)}</nav>
${features.map(
  ([feature, endpoints]) =>
    html`<h2 id="${feature}">${feature}</h2>
${endpoints.map(({ path, method, operation }) => renderOperation(path, method, operation))}`,
)}</body></html>`
}
