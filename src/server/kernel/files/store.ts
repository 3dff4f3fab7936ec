/** A picture in a store, with the names of its files such as 320.webp. */
export interface StoredPicture {
  id: string
  files: string[]
  changedAt: Date
}

/** Storage for the bytes of pictures, by name. Implemented on disk, in PostgreSQL and on an S3 server. */
export interface FileStore {
  /** Resolves when the bytes are stored durably; a row that refers to them may be committed only afterwards. */
  put(name: string, bytes: Uint8Array): Promise<void>
  get(name: string): Promise<Buffer | null>
  /** Deletes a picture's folder with all sizes, also an unfinished one. */
  remove(picture: string): Promise<void>
  /** Lists the pictures of a part of the store: a venue's public or private ones. */
  list(part: string): AsyncIterable<StoredPicture>
  /** Set if nodes share the store: this node's own files. */
  local?: {
    /** Copies of files of the shared store. */
    copies: FileStore
    /** Pictures from before the store was shared, which are moved into it at the start. */
    older: FileStore
  }
}

/** The store does not respond or refuses requests; the message contains no secrets. */
export class FileStoreUnreachable extends Error {}

const namePatterns = {
  part: /^(private\/)?(\d{1,10})$/,
  picture: /^(private\/)?(\d{1,10})\/([0-9a-f-]{36})$/,
  size: /^(private\/)?(\d{1,10})\/([0-9a-f-]{36})\/(\d{1,5}\.webp|preview\.jpg|icon-\w{1,10}\.png)$/,
}
type NameKind = keyof typeof namePatterns

export const isStoreName = (kind: NameKind, name: string) => namePatterns[kind].test(name)

/** The components of a name: of a part, a picture, or one of its files ('size'). Throws if the name is invalid. */
export const parseStoreName = (kind: NameKind, name: string) => {
  const found = namePatterns[kind].exec(name)
  if (!found) throw new Error(`'${name}' is not the name of a ${kind}`)
  const [, prefix, venue, id = '', file = ''] = found
  return { isPrivate: prefix !== undefined, venueId: Number(venue), id, file }
}

/** The two parts of the store in which a venue's pictures are. */
export const storePartsOfVenue = (venueId: number) => [String(venueId), `private/${venueId}`]
