import { eq } from 'drizzle-orm'
import { bagLimits } from '#contract/club/bags.limits.ts'
import { messageLimits } from '#contract/club/messages.limits.ts'
import { type ActionType, movementLimits } from '#contract/club/movements.limits.ts'
import { peopleLimits } from '#contract/club/people.limits.ts'
import { textLimits } from '#contract/kernel/texts.limits.ts'
import { Mail, optionalText, requiredLine, requiredPhone, requiredText } from '#contract/kernel/values.ts'
import { VideoUrl } from '#contract/kernel/videos.ts'
import { bagComments, bagItems, bags } from '../club/bags/bags.table.ts'
import { messages } from '../club/messages/messages.table.ts'
import { movements } from '../club/movements/movements.table.ts'
import { people } from '../club/people/people.table.ts'
import { posts } from '../club/posts/posts.table.ts'
import { type ImportContext, importEach, insertUnlessImported } from './context.ts'
import { entriesOf, idOfDocument, type OldDocument, stableId } from './exportFolder.ts'
import { readFields } from './fields.ts'
import { parseOldMoment, Rejected } from './values.rules.ts'

/**
 * The entries of a list that the old product stored as the field `field` of one document, or as one document per entry. Empty
 * documents are left out.
 */
export const listOldEntries = (
  { folder }: ImportContext,
  collections: readonly string[],
  field: string,
): OldDocument[] =>
  collections
    .flatMap((collection) => folder.documents(collection))
    .flatMap((document) => {
      if (document.data[field] !== undefined) return entriesOf(document, field)
      return Object.keys(document.data).length > 0 ? [document] : []
    })

/**
 * Names of the other top-level collections in which a document has a list in `field`: exports store the list under an unknown
 * collection name.
 */
const collectionsWithList = (context: ImportContext, field: string) =>
  context.folder
    .collections()
    .filter((collection) => !collection.includes('/') && !['hoteles', 'countrys', 'people', field].includes(collection))
    .filter((collection) => context.folder.documents(collection).some(({ data }) => Array.isArray(data[field])))

/** Collections in which a list of the community may be: its own name, or one whose documents have the field. */
export const collectionsOfList = (context: ImportContext, field: string) => [
  field,
  ...collectionsWithList(context, field),
]

export const importPosts = async (context: ImportContext) => {
  const { db, venueId, oldVenue, folder, pictures, now } = context
  const own = folder.documents('countrys').filter(({ id }) => id === oldVenue)
  const documents = [
    ...own.flatMap((document) => entriesOf(document, 'news')),
    ...listOldEntries(context, [`countrys/${oldVenue}/news`], 'news'),
  ]
  for (const document of own)
    context.report.unknownFields(
      document,
      Object.keys(document.data).filter((name) => name !== 'news'),
    )
  let position = 0
  await importEach(context, documents, async (document, fields) => {
    const post = {
      title: fields.parse('title', requiredLine(textLimits.title)),
      description: fields.parse('description', requiredText(textLimits.description)),
      photoId: await pictures.optional(context, { document, fields, name: 'image' }),
      // The old list has no dates and its newest entry is first: each entry gets a time one minute before the previous
      // one.
      createdAt: new Date(now.getTime() - position++ * 60_000),
    }
    fields.ignore('id')
    return insertUnlessImported(db, posts, { venueId, id: idOfDocument(document), kind: 'news', ...post })
  })
}

export const importMessages = async (context: ImportContext) => {
  const { db, venueId } = context
  let place = 0
  await importEach(context, listOldEntries(context, ['messages'], 'messages'), async (document, fields) => {
    const title = fields.parse('title', requiredLine(messageLimits.title))
    const youtube = fields.parse('youtube', VideoUrl)
    fields.ignore('id')
    return insertUnlessImported(db, messages, { venueId, id: idOfDocument(document), title, youtube, place: place++ })
  })
}

const isChurchRol = (rol: unknown) => rol === 'user' || rol === 'lider'
/** Golf members and people of the community are in one collection; the role tells them apart. */
const golfMembers = ({ folder }: ImportContext) =>
  folder.documents('people').filter(({ data }) => !isChurchRol(data.rol))
export const communityPeople = ({ folder }: ImportContext) =>
  folder.documents('people').filter(({ data }) => isChurchRol(data.rol))

export const importPeople = async (context: ImportContext) => {
  const { db, venueId } = context
  await importEach(context, golfMembers(context), async (document, fields) => {
    fields.ignore('bags', 'password', 'rol')
    return insertUnlessImported(db, people, {
      venueId,
      id: idOfDocument(document),
      firstName: fields.parse('firstName', requiredLine(peopleLimits.name)),
      lastName: fields.parse('lastName', requiredLine(peopleLimits.name)),
      numberSocio: fields.parse('numberSocio', requiredLine(peopleLimits.number)),
      mail: fields.parseOrNull('mail', Mail),
      phone: fields.parseOrNull('phone', requiredPhone(peopleLimits.phone)),
      birthday: fields.day('birthday') ?? '2020-12-31',
      contactSince: fields.day('contactSince'),
      comments: fields.parse('comments', optionalText(peopleLimits.comments)),
      active: fields.flag('active', true),
    })
  })
}

/**
 * The owner of a bag: the person with the id, the person with the member number, or a new person with that number; the bag is
 * rejected without a number or name.
 */
const findOwner = async (
  { db, venueId }: ImportContext,
  document: OldDocument,
  names: { owner: string; fullName: string; numberSocio: string },
) => {
  const { owner, fullName, numberSocio } = names
  const [byId] = owner
    ? await db
        .select()
        .from(people)
        .where(eq(people.id, idOfDocument({ collection: 'people', id: owner })))
    : []
  if (byId) return byId
  if (numberSocio === '') throw new Rejected(`its owner is unknown: 'owner' names nobody, and 'numberSocio' is missing`)
  const [byNumber] = await db.select().from(people).where(eq(people.numberSocio, numberSocio))
  if (byNumber) return byNumber
  const [firstName = '', ...lastNames] = fullName.split(/\s+/)
  if (firstName === '')
    throw new Rejected(`its owner is unknown: nobody has the number ${numberSocio}, and 'fullName' is missing`)
  const row = {
    venueId,
    id: stableId('owner', document.id),
    firstName,
    lastName: lastNames.join(' ') || '-',
    numberSocio,
  }
  const [created] = await db.insert(people).values(row).returning()
  if (!created) throw new Error('no row was returned')
  return created
}

interface OldMovement {
  at: Date
  actionType: ActionType
  comments: string
}

/**
 * The movements of a bag, oldest first: those of its own list and of the club's list, which often contain the same ones. Movements
 * of the same kind and minute count as one. Invalid movements are left out and reported.
 */
const movementsOf = (context: ImportContext, document: OldDocument): OldMovement[] => {
  const { zone, report } = context
  const ofClub = listOldEntries(context, ['moveBagsHistory'], 'history')
    .concat(listOldEntries(context, ['moveBagsHistory'], 'moveBagsHistory'))
    .filter(({ data }) => data.idBag === document.id)
  const found = new Map<string, OldMovement>()
  for (const { data } of [...ofClub, ...entriesOf(document, 'history')]) {
    const at = parseOldMoment(data.date, zone)
    const actionType = data.actionType
    if (!at || (actionType !== 'Ingreso' && actionType !== 'Retiro')) {
      report.remark(document, `without a movement whose date or actionType is not valid`)
      continue
    }
    const comments = typeof data.comments === 'string' ? data.comments.trim().slice(0, movementLimits.comment) : ''
    const key = `${Math.floor(at.getTime() / 60_000)} ${actionType}`
    if (!found.get(key)?.comments) found.set(key, { at, actionType, comments })
  }
  return [...found.values()].toSorted((a, b) => a.at.getTime() - b.at.getTime())
}

const importBagParts = async (
  context: ImportContext,
  document: OldDocument,
  bag: typeof bags.$inferSelect,
  owner: typeof people.$inferSelect,
) => {
  const { db, venueId, pictures, zone, now, report } = context
  for (const [place, entry] of entriesOf(document, 'items').slice(0, bagLimits.items).entries()) {
    const fields = readFields(entry, zone)
    await db.insert(bagItems).values({
      ...{ venueId, bagId: bag.id, place, id: stableId(bag.id, 'item', String(place)) },
      name: fields.parse('name', requiredLine(bagLimits.itemName)),
      description: fields.parse('description', optionalText(bagLimits.itemDescription)),
      photoId: await pictures.optional(context, { document: entry, fields, name: 'photo' }),
    })
    fields.ignore('id')
    report.unknownFields(entry, fields.unread())
  }
  for (const [n, entry] of entriesOf(document, 'comments').entries()) {
    const fields = readFields(entry, zone)
    const comments = fields.parse('comments', optionalText(bagLimits.comment))
    if (comments === '') continue
    const comment = {
      venueId,
      id: stableId(bag.id, 'comment', String(n)),
      bagId: bag.id,
      comments,
      personAdmin: 'Administrador',
    }
    await db.insert(bagComments).values({ ...comment, at: fields.moment('date') ?? now })
  }
  const made = movementsOf(context, document)
  const { id: bagId, type, brand, place } = bag
  for (const [n, movement] of made.entries())
    await db.insert(movements).values({
      ...{ venueId, bagId, position: n + 1, type, brand, place, missing: null, ...movement },
      id: stableId(bag.id, 'movement', String(n)),
      personAdmin: 'Administrador',
      fullName: `${owner.firstName} ${owner.lastName}`,
      numberSocio: owner.numberSocio,
    })
  const last = made.at(-1)
  if (last)
    await db
      .update(bags)
      .set({ position: made.length, lastAction: last.actionType, lastMove: last.at })
      .where(eq(bags.id, bag.id))
}

/** Imports bags with their items, comments and movements; a bag that is already stored is skipped. */
export const importBags = async (context: ImportContext) => {
  const { db, venueId, folder } = context
  await importEach(context, folder.documents('golfbags'), async (document, fields) => {
    // The lists are read below; `lastMove` follows from the movements.
    fields.ignore('items', 'comments', 'history', 'lastMove')
    const id = idOfDocument(document)
    const [known] = await db.select({ id: bags.id }).from(bags).where(eq(bags.id, id))
    const names = {
      owner: fields.text('owner'),
      fullName: fields.text('fullName'),
      numberSocio: fields.text('numberSocio'),
    }
    const row = {
      type: fields.text('type') === 'bag' ? ('bag' as const) : ('cart' as const),
      brand: fields.parse('brand', requiredLine(bagLimits.brand)),
      active: fields.flag('active', true),
    }
    if (known) return false
    const owner = await findOwner(context, document, names)
    const [bag] = await db
      .insert(bags)
      .values({ venueId, id, ownerId: owner.id, ...row })
      .returning()
    if (bag) await importBagParts(context, document, bag, owner)
    return true
  })
}
