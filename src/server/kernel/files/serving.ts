import { ORPCError } from '@orpc/server'
import { eq } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import { rolesOfKind } from '#contract/kernel/roles.ts'
import { Id, VenueId } from '#contract/kernel/values.ts'
import { recognise } from '../door.ts'
import type { HttpEnv } from '../http/safety.ts'
import type { Incoming } from '../incoming.ts'
import type { Kernel } from '../kernel.ts'
import { files, folderOf } from './files.table.ts'
import { encodePreview } from './pictures.ts'

const picturePath = '/:venue{[0-9]{1,10}}/:id{[0-9a-f-]{36}}/:size{[0-9]{1,5}\\.webp}'

const immutable = 'public, max-age=31536000, immutable'

const isRefused = (error: unknown) => error instanceof ORPCError && error.status < 500

/** Whether the caller is staff of that venue, or the picture's owner. */
const maySee = async (incoming: Incoming, venueId: number, id: string) => {
  const { database } = incoming.kernel
  const [file] = await database.inVenue(venueId, 'read', (db) => db.select().from(files).where(eq(files.id, id)))
  if (!file?.isPrivate) return false
  const ownerRoles = file.ownerKind ? rolesOfKind[file.ownerKind] : []
  const who = ['staff', 'admin', ...ownerRoles] as const
  try {
    const { caller } = await recognise(incoming, { who, venue: 'named', kind: 'read' }, { venue: venueId })
    if (caller.role === 'staff' || caller.role === 'admin') return true
    return caller.kind !== null && caller.kind === file.ownerKind && caller.subject === file.ownerId
  } catch (error) {
    if (isRefused(error)) return false
    throw error
  }
}

/** Serves pictures. A public picture needs only its URL; for a private picture the caller is checked. */
export const pictureServer = (kernel: Kernel, incomingOf: (c: Context<HttpEnv>) => Incoming) => {
  const sendFile = async (c: Context<HttpEnv>, folder: string, cacheControl: string) => {
    const bytes = await kernel.store.get(`${folder}/${c.req.param('size')}`)
    if (!bytes) return c.notFound()
    return c.body(new Uint8Array(bytes), 200, { 'content-type': 'image/webp', 'cache-control': cacheControl })
  }
  /** Encodes the preview at the first request and stores it in the picture's folder. */
  const previewOf = async (venueId: number, id: string) => {
    const folder = folderOf({ venueId, id, isPrivate: false })
    const cached = await kernel.store.get(`${folder}/preview.jpg`)
    if (cached) return cached
    const [file] = await kernel.database.inVenue(venueId, 'read', (db) =>
      db.select().from(files).where(eq(files.id, id)),
    )
    const largest = file && !file.isPrivate ? file.widths.at(-1) : undefined
    const stored = largest && (await kernel.store.get(`${folder}/${largest}.webp`))
    if (!stored) return null
    const preview = await encodePreview(stored)
    await kernel.store.put(`${folder}/preview.jpg`, preview)
    return preview
  }
  return new Hono<HttpEnv>()
    .get(picturePath, (c) => {
      const { venue, id } = c.req.param()
      return sendFile(c, `${venue}/${id}`, immutable)
    })
    .get('/:venue{[0-9]{1,10}}/:id{[0-9a-f-]{36}}/preview.jpg', async (c) => {
      const id = Id.safeParse(c.req.param('id')).data
      const venueId = VenueId.safeParse(Number(c.req.param('venue'))).data
      const preview = id && venueId && (await previewOf(venueId, id))
      if (!preview) return c.notFound()
      return c.body(new Uint8Array(preview), 200, { 'content-type': 'image/jpeg', 'cache-control': immutable })
    })
    .get(`/private${picturePath}`, async (c) => {
      const id = Id.safeParse(c.req.param('id')).data
      const venueId = VenueId.safeParse(Number(c.req.param('venue'))).data
      if (!id || !venueId || !(await maySee(incomingOf(c), venueId, id))) return c.notFound()
      return sendFile(c, folderOf({ venueId, id, isPrivate: true }), 'private, max-age=300')
    })
}
