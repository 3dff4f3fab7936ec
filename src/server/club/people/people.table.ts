import { sql } from 'drizzle-orm'
import { boolean, date, index, integer, pgEnum, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { callerPolicy, timestamptz, venueId, venuePolicy } from '#server/kernel/db/columns.ts'
import { bytewiseText } from '../search/search.table.ts'

export const personRol = pgEnum('club_person_rol', ['owner'])

export const people = pgTable(
  'club_people',
  {
    venueId: venueId(),
    id: uuid().notNull(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    numberSocio: text().notNull(),
    mail: text(),
    phone: text(),
    birthday: date(),
    contactSince: date(),
    comments: text().notNull().default(''),
    /** Id of the community member that is the same person; null when the person does not use the app. */
    memberId: uuid(),
    rol: personRol().notNull().default('owner'),
    active: boolean().notNull().default(true),
    createdAt: timestamptz().notNull().defaultNow(),
    version: integer().notNull().default(1),
    /** Names and number without accents and in lower case. The list is sorted by it and searched in it. */
    search: bytewiseText()
      .notNull()
      .generatedAlwaysAs(sql`plain(first_name || ' ' || last_name || ' ' || number_socio)`),
  },
  (t) => [
    primaryKey({ columns: [t.venueId, t.id] }),
    unique().on(t.venueId, t.numberSocio),
    unique().on(t.venueId, t.memberId),
    index().on(t.venueId, t.search, t.id),
    venuePolicy(t),
    callerPolicy('member', t.memberId, { kinds: ['screen'], purposes: ['bags', 'link-person'] }),
  ],
)
