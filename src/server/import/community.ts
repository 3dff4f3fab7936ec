import { and, eq, sql } from 'drizzle-orm'
import { activityLimits } from '#contract/community/activities.limits.ts'
import { claimLimits } from '#contract/community/claims.limits.ts'
import { directoryLimits } from '#contract/community/directory.limits.ts'
import { type MemberClass, memberClasses, memberLimits } from '#contract/community/members.limits.ts'
import { Mail, optionalText, requiredLine, requiredPhone } from '#contract/kernel/values.ts'
import { VideoUrl } from '#contract/kernel/videos.ts'
import { absences, rollCalls } from '../community/absences/absences.table.ts'
import { activities } from '../community/activities/activities.table.ts'
import { claimNumbers, claims } from '../community/claims/claims.table.ts'
import { listClassBands } from '../community/classes/classes.queries.ts'
import { classForBirthday } from '../community/classes/classes.rules.ts'
import { maps, ministries, restaurants, suppliers } from '../community/directory/directory.table.ts'
import { mailInvitation } from '../community/members/invitation.ts'
import { memberAccounts, members } from '../community/members/members.table.ts'
import { collectionsOfList, communityPeople, listOldEntries } from './club.ts'
import { type ImportContext, importEach, insertUnlessImported } from './context.ts'
import { entriesOf, idOfDocument, type OldDocument, stableId } from './exportFolder.ts'
import type { Fields } from './fields.ts'
import { Rejected } from './values.rules.ts'

const readClass = (fields: Fields, name: string): MemberClass | null => {
  const typed = fields.text(name)
  const found = memberClasses.find((one) => one === typed)
  if (typed !== '' && !found) throw new Rejected(`'${name}' is '${typed}', which is no class`)
  return found ?? null
}

/**
 * People of the community. Passwords of the old product were readable by everybody, so none is taken: liders (class
 * leaders) get an invitation, and users when an admin approves them.
 */
export const importMembers = async (context: ImportContext) => {
  const { db, venueId, venueName, pictures, now } = context
  const bands = await listClassBands(db)
  await importEach(context, communityPeople(context), async (document, fields) => {
    fields.ignore('password', 'absences')
    const id = idOfDocument(document)
    const rol = fields.text('rol') === 'lider' ? ('lider' as const) : ('user' as const)
    const birthday = fields.day('birthday')
    const active = fields.flag('active', true)
    const liderOf = readClass(fields, 'liderOf')
    const member = {
      ...{ venueId, id, rol, active },
      firstName: fields.parse('firstName', requiredLine(memberLimits.name)),
      lastName: fields.parse('lastName', requiredLine(memberLimits.name)),
      photoId: await pictures.optional(context, { document, fields, name: 'photo', memberId: id }),
      class: readClass(fields, 'class') ?? classForBirthday(birthday, bands),
      liderOf: rol === 'lider' ? liderOf : null,
      approvedAt: rol === 'lider' ? now : null,
    }
    const account = {
      ...{ venueId, memberId: id, birthday },
      mail: fields.parse('mail', Mail),
      phone: fields.parse('phone', optionalText(memberLimits.phone)),
      contactSince: fields.day('contactSince'),
      comments: fields.parse('comments', optionalText(memberLimits.comments)),
    }
    if (!(await insertUnlessImported(db, members, member))) return false
    await db.insert(memberAccounts).values(account)
    if (rol === 'lider' && active) await mailInvitation(context, { ...member, mail: account.mail }, venueName)
    return true
  })
}

const fullName = sql`${members.firstName} || ' ' || ${members.lastName}`

export const importAbsences = async (context: ImportContext) => {
  const { db, venueId, folder, report, now } = context
  await importEach(context, folder.documents('absences'), async (document, fields) => {
    fields.ignore('personsNo')
    const ofClass = readClass(fields, 'class')
    const [byDate, byTime] = [fields.day('date'), fields.day('realDate')]
    const day = byDate ?? byTime
    const name = fields.text('lider')
    if (!ofClass || !day) throw new Rejected(`'class' or 'date' is missing`)
    const madeAt = fields.moment('realDate') ?? fields.moment('date') ?? now
    const [lider] = await db
      .select({ id: members.id })
      .from(members)
      .where(and(eq(members.rol, 'lider'), eq(fullName, name)))
    if (!lider) throw new Rejected(`there is no lider '${name}'`)
    const isSame = and(eq(rollCalls.class, ofClass), eq(rollCalls.day, day))
    const [known] = await db.select().from(rollCalls).where(isSame)
    if (known?.madeAt.getTime() === madeAt.getTime()) return false
    if (known) throw new Rejected(`class ${ofClass} has another roll-call on ${day}`)
    await db.insert(rollCalls).values({ venueId, class: ofClass, day, liderId: lider.id, lider: name, madeAt })
    for (const { data } of entriesOf(document, 'personsNo')) {
      const memberId = idOfDocument({ collection: 'people', id: String(data.id) })
      const [member] = await db.select({ id: members.id }).from(members).where(eq(members.id, memberId))
      if (member) await db.insert(absences).values({ venueId, class: ofClass, day, memberId }).onConflictDoNothing()
      else report.remark(document, `without the absence of '${data.fullName ?? data.id}', who is not in the export`)
    }
    return true
  })
}

/** The old product did not store who made a claim, so all imported claims belong to one member, who cannot sign in. */
const reporterOf = async ({ db, venueId }: ImportContext) => {
  const id = stableId('reporter of imported claims')
  if (
    await insertUnlessImported(db, members, {
      venueId,
      id,
      firstName: 'Reclamos',
      lastName: 'anteriores',
      active: false,
    })
  )
    await db
      .insert(memberAccounts)
      .values({ venueId, memberId: id, mail: `reclamos-anteriores-${venueId}@casaclub.invalid` })
  return id
}

export const importClaims = async (context: ImportContext) => {
  const { db, venueId, folder, now } = context
  const documents = folder.documents('claims')
  if (documents.length === 0) return
  const memberId = await reporterOf(context)
  let last = 0
  await importEach(context, documents, async (document, fields) => {
    const number = fields.count('numberClaim', 0, 2_147_483_647)
    if (number === 0) throw new Rejected(`'numberClaim' is missing`)
    const status = fields.text('status') === 'sent' ? ('sent' as const) : ('completed' as const)
    fields.ignore('id')
    last = Math.max(last, number)
    return insertUnlessImported(db, claims, {
      ...{ venueId, memberId, number, status, place: '', createdAt: now },
      id: idOfDocument(document),
      title: fields.parse('title', requiredLine(claimLimits.title)),
      description: fields.parse('description', optionalText(claimLimits.description)),
    })
  })
  const raised = { last: sql`greatest(${claimNumbers.last}, ${last})` }
  await db
    .insert(claimNumbers)
    .values({ venueId, last })
    .onConflictDoUpdate({ target: claimNumbers.venueId, set: raised })
}

/** Imports the lists of the community's directory pages. */
export const importDirectory = async (context: ImportContext) => {
  const { db, venueId, pictures, now } = context
  const list = async (
    field: string,
    importOne: (
      document: OldDocument,
      fields: Fields,
      row: { venueId: number; id: string; place: number },
    ) => Promise<boolean>,
  ) => {
    let place = 1
    await importEach(context, listOldEntries(context, collectionsOfList(context, field), field), (document, fields) => {
      fields.ignore('id')
      return importOne(document, fields, { venueId, id: idOfDocument(document), place: place++ })
    })
  }
  const { name: max, description, phone } = directoryLimits
  await list('suppliers', async (_, fields, row) =>
    insertUnlessImported(db, suppliers, {
      ...{ ...row, approvedAt: now },
      name: fields.parse('name', requiredLine(max)),
      description: fields.parse('description', optionalText(description)),
      phone: fields.parse('phone', requiredPhone(phone)),
    }),
  )
  await list('activities', async (document, fields, row) =>
    insertUnlessImported(db, activities, {
      ...row,
      name: fields.parse('name', requiredLine(activityLimits.name)),
      hours: fields.parse('hours', optionalText(activityLimits.hours)),
      photoId: await pictures.optional(context, { document, fields, name: 'image' }),
    }),
  )
  await list('restaurants', async (document, fields, row) =>
    insertUnlessImported(db, restaurants, {
      ...row,
      name: fields.parse('name', requiredLine(max)),
      photoId: await pictures.optional(context, { document, fields, name: 'image' }),
    }),
  )
  await list('maps', async (document, fields, row) =>
    insertUnlessImported(db, maps, {
      ...row,
      title: fields.parse('title', requiredLine(max)),
      photoId: await pictures.required(context, { document, fields, name: 'photo' }),
    }),
  )
  await list('ministries', async (_, fields, row) =>
    insertUnlessImported(db, ministries, {
      ...row,
      title: fields.parse('title', requiredLine(max)),
      youtube: fields.parseOrNull('youtube', VideoUrl),
    }),
  )
}
