import { AwsClient } from 'aws4fetch'
import { OperatorError } from '../operatorError.ts'
import { type FileStore, FileStoreUnreachable, isStoreName, parseStoreName, type StoredPicture } from './store.ts'

/** Milliseconds for one request, with its whole body. */
const requestTimeout = 20_000
const contentTypes: Record<string, string> = { webp: 'image/webp', jpg: 'image/jpeg', png: 'image/png' }

/** An S3 store, with two functions for commands and the start. */
export interface S3Store extends FileStore {
  /** Throws an OperatorError if the bucket cannot be read with these credentials. */
  check(): Promise<void>
  isEmpty(): Promise<boolean>
}

const addressPattern = 's3://key:secret@host/bucket, with an optional prefix after the bucket and ?region=… or ?tls=off'

/** Parses an S3 URL; throws an OperatorError if it does not look like s3://key:secret@host:9000/bucket/prefix?region=us-east-1&tls=off. */
export const parseS3Url = (variable: 'FILES_URL' | 'BACKUP_URL', address: string) => {
  const { protocol, host, username, password, pathname, searchParams } = new URL(address)
  const [bucket, ...prefix] = pathname.split('/').filter(Boolean)
  const unknown = [...searchParams.keys()].find((name) => !['region', 'tls'].includes(name))
  const tls = searchParams.get('tls') ?? 'on'
  if (protocol !== 's3:' || !host || !username || !password || !bucket || unknown || !['on', 'off'].includes(tls))
    throw new OperatorError(`${variable} must look like ${addressPattern}.`)
  return {
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
    region: searchParams.get('region') ?? 'us-east-1',
    bucket,
    /** The bucket is part of the path, which every S3 server understands. */
    url: `${tls === 'off' ? 'http' : 'https'}://${host}/${bucket}`,
    prefix: prefix.map((folder) => `${folder}/`).join(''),
  }
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const decodeXml = (text: string) => text.replace(/&(\w+);/g, (entity, name) => entities[name] ?? entity)
export const textOfXmlTag = (xml: string, tag: string) => {
  const found = new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1]
  return found === undefined ? undefined : decodeXml(found)
}

/** Stores files on an S3-compatible server, under their names. */
export const openS3Store = (address: string): S3Store => {
  const { url, prefix, bucket, ...credentials } = parseS3Url('FILES_URL', address)
  const client = new AwsClient({ ...credentials, service: 's3', retries: 2, initRetryMs: 100 })

  const send = async (target: string, method: string, body?: Uint8Array<ArrayBuffer>, type?: string) => {
    try {
      return await client.fetch(`${url}${target}`, {
        method,
        signal: AbortSignal.timeout(requestTimeout),
        ...(body ? { body } : {}),
        ...(type ? { headers: { 'content-type': type } } : {}),
      })
    } catch (error) {
      throw new FileStoreUnreachable(`the S3 server at ${new URL(url).host} does not respond`, { cause: error })
    }
  }
  const failed = async (response: Response) => {
    const code = textOfXmlTag(await response.text().catch(() => ''), 'Code') ?? ''
    return new FileStoreUnreachable(`the S3 server refused a request with ${response.status} ${code}`.trim())
  }
  const pathOf = (kind: 'part' | 'picture' | 'size', name: string) => {
    parseStoreName(kind, name)
    return `/${prefix}${name}`
  }

  interface ListedObject {
    key: string
    changedAt: Date
  }
  /** One page of the keys that begin with a text, in order, and the token of the next page. */
  const listPage = async (begin: string, token: string | undefined, atMost = 1000) => {
    const query = new URLSearchParams({ 'list-type': '2', prefix: begin, 'max-keys': String(atMost) })
    if (token) query.set('continuation-token', token)
    const response = await send(`?${query}`, 'GET')
    if (!response.ok) throw await failed(response)
    const xml = await response.text()
    const objects = [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)].map(
      ([, object = '']): ListedObject => ({
        key: textOfXmlTag(object, 'Key') ?? '',
        changedAt: new Date(textOfXmlTag(object, 'LastModified') ?? 0),
      }),
    )
    return { objects, next: textOfXmlTag(xml, 'NextContinuationToken') }
  }
  const listKeys = async function* (begin: string) {
    let token: string | undefined
    do {
      const { objects, next } = await listPage(begin, token)
      yield* objects
      token = next
    } while (token)
  }

  return {
    async put(name, bytes) {
      const type = contentTypes[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream'
      const response = await send(pathOf('size', name), 'PUT', new Uint8Array(bytes), type)
      if (!response.ok) throw await failed(response)
    },
    async get(name) {
      const response = await send(pathOf('size', name), 'GET')
      if (response.status === 404) return null
      if (!response.ok) throw await failed(response)
      return Buffer.from(await response.arrayBuffer())
    },
    async remove(picture) {
      pathOf('picture', picture)
      for await (const { key } of listKeys(`${prefix}${picture}/`)) {
        const response = await send(`/${key}`, 'DELETE')
        if (!response.ok && response.status !== 404) throw await failed(response)
      }
    },
    async *list(part) {
      parseStoreName('part', part)
      let current = null as StoredPicture | null
      // Keys are sorted, so the files of one picture follow each other.
      for await (const { key, changedAt } of listKeys(`${prefix}${part}/`)) {
        const name = key.slice(prefix.length)
        if (!isStoreName('size', name)) continue
        const { id, file } = parseStoreName('size', name)
        if (current?.id === id) {
          current.files.push(file)
          if (changedAt > current.changedAt) current.changedAt = changedAt
        } else {
          if (current) yield current
          current = { id, files: [file], changedAt }
        }
      }
      if (current) yield current
    },
    async check() {
      const problem = await listPage(prefix, undefined, 1).then(
        () => null,
        (error: Error) => error,
      )
      if (problem)
        throw new OperatorError(
          `FILES_URL names no usable bucket: ${problem.message} for the bucket '${bucket}'; check the address, the key and the rights to list, read, write and delete.`,
          { cause: problem },
        )
    },
    isEmpty: async () => (await listPage(prefix, undefined, 1)).objects.length === 0,
  }
}
