import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { OperatorError } from '../kernel/operatorError.ts'

/** A document of the old product's database. */
export interface OldDocument {
  /** Path of its collection, such as hoteles/1/menues. */
  collection: string
  id: string
  data: Record<string, unknown>
}

/** The documents of an export, and the other files of its folder, which are pictures. */
export interface ExportFolder {
  /** All documents of the collections whose path matches. A * matches one part of a path. */
  documents(pattern: string): OldDocument[]
  collections(): string[]
  /** Path of a file by its path in the folder or its name; null if there is none. */
  findFile(name: string): string | null
}

/** Key of a document's subcollections, in exports that nest them. */
const nested = '__collections__'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Id of a document in an array: one of these fields, otherwise its position. */
const idOf = (data: unknown, position: number) => {
  const given = isRecord(data) ? (data.__id__ ?? data._id ?? data.id) : undefined
  return typeof given === 'string' || typeof given === 'number' ? String(given) : `#${position}`
}

const readJson = async (file: string): Promise<unknown> => {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch (error) {
    throw new OperatorError(`${file} is not valid JSON (${(error as Error).message}): export it again.`, {
      cause: error,
    })
  }
}

/**
 * Reads an export: one JSON file per collection, whose path is that of the collection, with its documents by id or as an
 * array. Subcollections are files in folders (hoteles/1/menues.json), or nested in their documents under __collections__.
 */
export const readExportFolder = async (folder: string): Promise<ExportFolder> => {
  const found = new Map<string, OldDocument[]>()
  const files = new Map<string, string>()

  const addDocument = (collection: string, id: string, content: unknown) => {
    const { [nested]: inner, ...data } = isRecord(content) ? content : { [nested]: undefined, '(document)': content }
    found.set(collection, [...(found.get(collection) ?? []), { collection, id, data }])
    if (isRecord(inner))
      for (const [name, documents] of Object.entries(inner)) add(`${collection}/${id}/${name}`, documents)
  }
  const add = (collection: string, content: unknown) => {
    if (Array.isArray(content)) for (const [n, data] of content.entries()) addDocument(collection, idOf(data, n), data)
    else if (isRecord(content)) for (const [id, data] of Object.entries(content)) addDocument(collection, id, data)
    else throw new OperatorError(`The collection ${collection} contains neither documents by id nor a list of them.`)
  }

  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => {
    throw new OperatorError(`${folder} is not a folder that can be read: name the folder of the export.`)
  })
  for (const entry of entries.filter((one) => one.isFile()).toSorted((a, b) => a.name.localeCompare(b.name))) {
    const file = path.join(entry.parentPath, entry.name)
    const name = path.relative(folder, file).split(path.sep).join('/')
    if (!name.endsWith('.json')) {
      for (const key of [name, path.posix.basename(name)]) if (!files.has(key)) files.set(key, file)
      continue
    }
    const content = await readJson(file)
    const collections = isRecord(content) ? content[nested] : undefined
    if (isRecord(collections))
      for (const [collection, documents] of Object.entries(collections)) add(collection, documents)
    else add(name.slice(0, -'.json'.length), content)
  }

  const matches = (pattern: string) => {
    const expression = RegExp(`^${pattern.replaceAll('*', '[^/]+')}$`)
    return [...found].filter(([collection]) => expression.test(collection))
  }
  return {
    documents: (pattern) => matches(pattern).flatMap(([, documents]) => documents),
    collections: () => [...found.keys()],
    findFile: (name) => files.get(name) ?? files.get(path.posix.basename(name)) ?? null,
  }
}

/** Id of an imported object: a hash of names, so that it is the same at every import, in the format of a UUID. */
export const stableId = (...names: string[]) => {
  const hash = createHash('sha1').update(names.join('\0')).digest()
  hash.writeUInt8((hash.readUInt8(6) & 0x0f) | 0x50, 6)
  hash.writeUInt8((hash.readUInt8(8) & 0x3f) | 0x80, 8)
  const hex = hash.toString('hex', 0, 16)
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}

export const idOfDocument = ({ collection, id }: Pick<OldDocument, 'collection' | 'id'>) =>
  stableId('firestore', collection, id)

/** The entries of a list in a document, as documents. The id of an entry without one is derived from its content. */
export const entriesOf = ({ collection, id, data }: OldDocument, field: string): OldDocument[] => {
  const list = data[field]
  const entries = Array.isArray(list) ? list : isRecord(list) ? Object.values(list) : []
  return entries.map((entry) => {
    const own = isRecord(entry) && ['string', 'number'].includes(typeof entry.id) ? String(entry.id) : null
    return {
      collection: `${collection}/${id}/${field}`,
      id: own ?? stableId(JSON.stringify(entry)).slice(0, 8),
      data: isRecord(entry) ? entry : { '(entry)': entry },
    }
  })
}
