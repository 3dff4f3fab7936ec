import { desc, eq, sql } from 'drizzle-orm'
import type { Claim } from '#contract/community/claims.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { findWithPhoto, type WithPhoto, withPhoto } from '#server/kernel/files/files.queries.ts'
import { claimNumbers, claims } from './claims.table.ts'

export const shown = ({ number, ...claim }: WithPhoto<typeof claims>): Claim => ({
  ...claim,
  numberClaim: number,
  createdAt: claim.createdAt.toISOString(),
  answeredAt: claim.answeredAt?.toISOString() ?? null,
})

export const claimsOf = async (db: Db, memberId: string): Promise<Claim[]> => {
  const found = await withPhoto(db, claims, { where: eq(claims.memberId, memberId), orderBy: [desc(claims.number)] })
  return found.map(shown)
}

export const findClaim = async (db: Db, id: string): Promise<Claim | null> => {
  const claim = await findWithPhoto(db, claims, id)
  return claim && shown(claim)
}

/** Takes the venue's next number and holds it until the transaction ends: what is not stored leaves no gap. */
export const nextClaimNumber = async (db: Db, venueId: number): Promise<number> => {
  const [counted] = await db
    .insert(claimNumbers)
    .values({ venueId, last: 1 })
    .onConflictDoUpdate({ target: claimNumbers.venueId, set: { last: sql`${claimNumbers.last} + 1` } })
    .returning({ last: claimNumbers.last })
  if (!counted) throw new Error('the number was not counted')
  return counted.last
}
