import { type AnyColumn, asc, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Feature } from '#contract/contract.ts'
import type { WaitingItem } from '#contract/kernel/waiting.ts'
import type { PageName } from '#contract/pages.ts'
import type { Db } from '../db/database.ts'

type StaffRole = 'staff' | 'admin'

interface KindDescription {
  /** Unique name: that of its feature, or one that begins with the product's name. */
  name: string
  /** Heading of a list of these items. */
  label: string
  /** Noun for one item and for several. */
  nouns: readonly [one: string, many: string]
  /** Roles that see the kind: those that may read its items. */
  roles: readonly StaffRole[]
  /** Page that lists the items. */
  page: PageName
  pathOf: (venueId: number) => string
  /** Features whose writes change the items. */
  dependsOn: readonly Feature[]
  /** Minutes matter: such items are pushed by default, and a screen may play a sound for them. */
  isUrgent?: true
  /** Staff cannot switch the kind off on their screens. */
  isAlwaysOnScreen?: true
  /**
   * Items appear without a call of `notifyStaff`, such as a television that went dark. Background tasks look for them every
   * minute, and seconds after a change of `dependsOn`.
   */
  appearsByItself?: true
  /**
   * Items appear because browsers stopped calling, which an interruption of the server also causes. After one, new items
   * are mailed and pushed only when the server has run long enough for browsers to call again.
   */
  dependsOnSteadyServer?: true
  /** Accounts that have not chosen otherwise get a mail about each new item. */
  isMailedByDefault?: true
}

/** Something that can wait for the staff. A feature declares it in `<feature>.waiting.ts`. */
export interface WaitingKind extends KindDescription {
  /** SQL query with one row per waiting item. */
  rows: (db: Db) => SQLWrapper
  oldest: (db: Db, venueId: number, limit: number) => Promise<WaitingItem[]>
  /** Items with these ids that still wait; handled ones are left out. */
  find: (db: Db, venueId: number, ids: readonly string[]) => Promise<WaitingItem[]>
}

interface WaitingRow {
  id: string
  since: Date
}

interface RowsQuery<Row> extends SQLWrapper, PromiseLike<Row[]> {
  orderBy(...columns: SQL[]): { limit(limit: number): PromiseLike<Row[]> }
}

interface DeclaredKind<Row extends WaitingRow> extends KindDescription {
  columns: { id: AnyColumn | SQL<string>; since: AnyColumn | SQL }
  /** Selects the items that wait, limited by `condition`. */
  query: (db: Db, condition?: SQL) => RowsQuery<Row>
  describe: (row: Row, venueId: number) => Pick<WaitingItem, 'title' | 'detail' | 'link'>
}

export const waitingKind = <Row extends WaitingRow>({
  columns,
  query,
  describe,
  ...kind
}: DeclaredKind<Row>): WaitingKind => {
  const toItem = (row: Row, venueId: number): WaitingItem => ({
    id: row.id,
    since: row.since.toISOString(),
    ...describe(row, venueId),
  })
  return {
    ...kind,
    rows: (db) => query(db),
    async oldest(db, venueId, limit) {
      const rows = await query(db)
        .orderBy(asc(sql`${columns.since}`), asc(sql`${columns.id}`))
        .limit(limit)
      return rows.map((row) => toItem(row, venueId))
    },
    async find(db, venueId, ids) {
      const rows = await query(db, sql`${columns.id}::text = any(${sql.param(ids)}::text[])`)
      return rows.map((row) => toItem(row, venueId))
    },
  }
}
