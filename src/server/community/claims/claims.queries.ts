import { and, desc, eq } from 'drizzle-orm'
import { claimLimits } from '#contract/community/claims.limits.ts'
import type { Claim, ClaimWithMessages } from '#contract/community/claims.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { insertOnce } from '#server/kernel/db/rowOperations.ts'
import { findWithPhoto, type RowWithPhoto, selectWithPhoto } from '#server/kernel/files/files.queries.ts'
import { notifyStaff } from '#server/kernel/waiting/notifyStaff.ts'
import { loadMessages } from '../conversations/conversations.queries.ts'
import { claimNumbers, claims } from './claims.table.ts'
import { claimsWaiting } from './claims.waiting.ts'

export const toClaimOutput = ({ number, ...claim }: RowWithPhoto<typeof claims>): Claim => ({
  ...claim,
  numberClaim: number,
  createdAt: claim.createdAt.toISOString(),
  byStaff: claim.createdBy !== null,
  answeredAt: claim.answeredAt?.toISOString() ?? null,
})

export const claimsOfMember = async (db: Db, memberId: string): Promise<ClaimWithMessages[]> => {
  const rows = await selectWithPhoto(db, claims, {
    where: eq(claims.memberId, memberId),
    orderBy: [desc(claims.number)],
  })
  const messagesOf = await loadMessages(
    db,
    'claim',
    rows.map(({ id }) => id),
  )
  return rows.map((claim) => ({ ...toClaimOutput(claim), messages: messagesOf(claim.id) }))
}

export const findClaim = async (db: Db, id: string): Promise<Claim | null> => {
  const claim = await findWithPhoto(db, claims, id)
  return claim && toClaimOutput(claim)
}

/** The last claim number of the venue. Locks the counter row until the transaction ends: numbers have no gaps. */
const lockLastNumber = async (db: Db, venueId: number): Promise<number> => {
  await db.insert(claimNumbers).values({ venueId }).onConflictDoNothing()
  const [row] = await db.select().from(claimNumbers).for('update')
  return row?.last ?? 0
}

const countOpenClaims = (db: Db, memberId: string) =>
  db.$count(claims, and(eq(claims.memberId, memberId), eq(claims.status, 'sent')))

type NewClaim = Omit<typeof claims.$inferInsert, 'number'>

/**
 * Stores a claim with the venue's next number and notifies the staff. A repeated id returns the stored claim and uses no number.
 * 'full' means that the member has too many open claims.
 */
export const storeClaim = async (db: Db, claim: NewClaim): Promise<Claim | 'full' | null> => {
  const number = (await lockLastNumber(db, claim.venueId)) + 1
  const existing = await findClaim(db, claim.id)
  if (existing) return existing
  if ((await countOpenClaims(db, claim.memberId)) >= claimLimits.waiting) return 'full'
  const isNew = await insertOnce(db, claims, { ...claim, number })
  if (isNew) {
    await db.update(claimNumbers).set({ last: number })
    await notifyStaff(db, claim.venueId, claimsWaiting, claim.id)
  }
  return findClaim(db, claim.id)
}
