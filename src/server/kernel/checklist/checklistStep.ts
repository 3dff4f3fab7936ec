import type { SQLWrapper } from 'drizzle-orm'
import type { ChecklistStep } from '#contract/kernel/checklist.limits.ts'
import type { PageName } from '#contract/pages.ts'
import type { Db } from '../db/database.ts'

/** A first step of a new venue; products declare theirs in src/server/checklistSteps.ts. */
export interface DeclaredStep {
  step: ChecklistStep
  /** Page on which the step is done. A step whose page is not in use is left out. */
  page: PageName
  pathOf: (venueId: number) => string
  /** SQL query that has a row if the step is done. */
  rows: (db: Db) => SQLWrapper
}
