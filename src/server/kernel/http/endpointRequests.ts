import { IncomingMessage } from 'node:http'
import type { AnyContractRouter } from '@orpc/contract'
import { StandardOpenAPICodec, StandardOpenAPIMatcher } from '@orpc/openapi/standard'
import {
  StandardBracketNotationSerializer,
  StandardOpenAPIJsonSerializer,
  StandardOpenAPISerializer,
} from '@orpc/openapi-client/standard'
import type { Router } from '@orpc/server'
import { type StandardHandleOptions, StandardHandler, type StandardHandlerOptions } from '@orpc/server/standard'
import type { Context } from 'hono'
import type { IncomingCall } from '../incomingCall.ts'
import type { BodyReader } from './intake.ts'
import type { HttpEnv } from './securityHeaders.ts'

type Handler = StandardHandler<IncomingCall>
/** A request to an endpoint, as the API library reads it from any kind of server. */
export type EndpointRequest = Parameters<Handler['handle']>[0]

/** Node's request; undefined if a test calls the app without Node's HTTP server. */
export const nodeRequestOf = (c: Context<HttpEnv>): IncomingMessage | undefined => {
  const incoming = (c.env as { incoming?: unknown } | undefined)?.incoming
  return incoming instanceof IncomingMessage ? incoming : undefined
}

/** Reads the chunks of Node's request one by one. A web stream of them takes longer than the rest of a small write. */
const openNodeReader = (request: IncomingMessage): BodyReader => {
  const arrived: Buffer[] = []
  let wake = () => {}
  request.on('data', (chunk: Buffer) => {
    request.pause()
    arrived.push(chunk)
    wake()
  })
  request.once('end', () => wake())
  request.once('close', () => wake())
  return {
    async read() {
      while (arrived.length === 0) {
        if (request.readableEnded) return { done: true, value: undefined }
        if (request.destroyed) throw new Error('the client has disconnected')
        await new Promise<void>((resolve) => {
          wake = resolve
          request.resume()
        })
      }
      return { done: false, value: arrived.shift() as Buffer }
    },
  }
}

/** Opens the body of a request; undefined if it has none. */
export const openBody = (c: Context<HttpEnv>): BodyReader | undefined => {
  const request = nodeRequestOf(c)
  return request ? openNodeReader(request) : c.req.raw.body?.getReader()
}

/** A web request with the form of the body. Each chunk is freed after it was read. */
const readForm = (contentType: string, chunks: Uint8Array[]) => {
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const next = chunks.shift()
      if (next) controller.enqueue(next)
      else controller.close()
    },
  })
  return new Response(body, { headers: { 'content-type': contentType } }).formData()
}

const readJson = (chunks: Uint8Array[]): unknown => {
  const text = Buffer.concat(chunks).toString()
  return text ? JSON.parse(text) : undefined
}

/** A read without headers and body. */
export const toReadRequest = (url: URL, signal?: AbortSignal): EndpointRequest => ({
  method: 'GET',
  url,
  headers: {},
  signal,
  body: async () => undefined,
})

/**
 * A request whose body has been received: JSON, or a form with files. The library's adapter creates two web requests in its place,
 * which take a fifth of the time of a small write.
 */
export const toEndpointRequest = (c: Context<HttpEnv>, path?: string): EndpointRequest => {
  const url = new URL(c.req.url)
  if (path) url.pathname = path
  const { signal } = c.req.raw
  if (c.req.method === 'GET') return toReadRequest(url, signal)
  const contentType = c.req.header('content-type') ?? ''
  const chunks = c.get('body') ?? []
  return {
    method: c.req.method,
    url,
    headers: {},
    signal,
    body: async () => {
      if (contentType.startsWith('multipart/form-data')) return readForm(contentType, chunks)
      if (!contentType || contentType.startsWith('application/json')) return readJson(chunks)
      throw new TypeError('The body is neither JSON nor a form.')
    },
  }
}

/** Leaves outputs as they are: they contain only values of JSON, and the library would copy each object before it is written. */
class JsonOutputs extends StandardOpenAPIJsonSerializer {
  override serialize(data: unknown): [json: unknown, hasBlob: boolean] {
    return [data, false]
  }
}

/** Finds and calls the endpoints of the router. */
export const openEndpoints = (
  router: Router<AnyContractRouter, IncomingCall>,
  options: StandardHandlerOptions<IncomingCall>,
): Handler => {
  const serializer = new StandardOpenAPISerializer(new JsonOutputs(), new StandardBracketNotationSerializer())
  return new StandardHandler(router, new StandardOpenAPIMatcher(), new StandardOpenAPICodec(serializer), options)
}

/** Calls the endpoint of a request; null if there is none. */
export const respondWith = async (
  handler: Handler,
  request: EndpointRequest,
  options: StandardHandleOptions<IncomingCall>,
): Promise<Response | null> => {
  const { response } = await handler.handle(request, options)
  if (!response) return null
  const { status, body } = response
  return body === undefined ? new Response(null, { status }) : Response.json(body, { status })
}
