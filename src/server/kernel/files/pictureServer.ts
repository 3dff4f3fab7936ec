import { ORPCError } from '@orpc/server'
import { eq } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import { rolesOfSessionKind } from '#contract/kernel/roles.ts'
import { Id, VenueId } from '#contract/kernel/values.ts'
import { admitCaller } from '../admission.ts'
import type { HttpEnv } from '../http/securityHeaders.ts'
import type { IncomingCall } from '../incomingCall.ts'
import type { Kernel } from '../kernel.ts'
import { encodePreview } from './encoding.ts'
import { files, pictureFolderOf } from './files.table.ts'

const picturePath = '/:venue{[0-9]{1,10}}/:id{[0-9a-f-]{36}}/:size{[0-9]{1,5}\\.webp}'

const immutable = 'public, max-age=31536000, immutable'

const isRefused = (error: unknown) => error instanceof ORPCError && error.status < 500

/** True if the picture is private and the caller is staff of its venue or its owner; false for public and missing pictures. */
const maySeePrivate = async (incoming: IncomingCall, venueId: number, id: string) => {
  const { database } = incoming.kernel
  const [file] = await database.inVenue(venueId, 'read', (db) => db.select().from(files).where(eq(files.id, id)))
  if (!file?.isPrivate) return false
  const ownerRoles = file.ownerKind ? rolesOfSessionKind[file.ownerKind] : []
  const who = ['staff', 'admin', ...ownerRoles] as const
  try {
    const { caller } = await admitCaller(incoming, { who, venue: 'named', kind: 'read' }, { venue: venueId })
    if (caller.role === 'staff' || caller.role === 'admin') return true
    return caller.kind !== null && caller.kind === file.ownerKind && caller.subject === file.ownerId
  } catch (error) {
    if (isRefused(error)) return false
    throw error
  }
}

/** Serves pictures. A public picture needs only its URL; for a private picture the caller is checked. */
export const pictureServer = (kernel: Kernel, incomingOf: (c: Context<HttpEnv>) => IncomingCall) => {
  const sendFile = async (c: Context<HttpEnv>, folder: string, cacheControl: string) => {
    const bytes = await kernel.store.get(`${folder}/${c.req.param('size')}`)
    if (!bytes) return c.notFound()
    return c.body(new Uint8Array(bytes), 200, { 'content-type': 'image/webp', 'cache-control': cacheControl })
  }
  /**
   * The preview of a public picture: encoded at the first request and stored in the picture's folder; null if there is no such
   * picture.
   */
  const previewOf = async (venueId: number, id: string) => {
    const folder = pictureFolderOf({ venueId, id, isPrivate: false })
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
      if (!id || !venueId || !(await maySeePrivate(incomingOf(c), venueId, id))) return c.notFound()
      return sendFile(c, pictureFolderOf({ venueId, id, isPrivate: true }), 'private, max-age=300')
    })
}
