import { type SQL, sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { contentMarks, notGlutenFree, notVegan, notVegetarian } from '#contract/hotel/contentMarks.limits.ts'
import { menuDefaults, menuLimits } from '#contract/hotel/menus.limits.ts'
import type { MenuPart, Opening, OptionGroup } from '#contract/hotel/menus.ts'
import { languages, localizedField, localizedFields } from '#contract/kernel/languages.limits.ts'
import { timestamptz, venueId, venuePolicy } from '#server/kernel/db/columns.ts'
import { files } from '#server/kernel/files/files.table.ts'
import { outlets } from '../outlets/outlets.table.ts'
import { stations } from '../stations/stations.table.ts'

const optionalText = () => text().notNull().default('')

const textArray = (words: readonly string[]) => sql.raw(`'{${words.join(',')}}'::text[]`)

/** Check constraint: the field and its four translations have at most `max` characters. */
const lengthCheck = <F extends string>(
  table: { [field: string]: AnyPgColumn },
  name: string,
  field: F,
  max: number,
) => {
  const columns = [field, ...languages.map((language) => localizedField(field, language))].map((key) => table[key])
  const rules = columns
    .filter((column) => column !== undefined)
    .map((column) => sql`char_length(${column}) <= ${sql.raw(String(max))}`)
  return check(name, sql.join(rules, sql` and `) as SQL)
}

export const menus = pgTable(
  'hotel_menus',
  {
    venueId: venueId(),
    id: uuid().notNull(),
    name: text().notNull(),
    ...localizedFields('name', optionalText),
    ...localizedFields('aclaration', optionalText),
    photoId: uuid().notNull(),
    hours: text().notNull(),
    ...localizedFields('hours', optionalText),
    openings: jsonb().$type<Opening[]>().notNull().default([]),
    orderMenu: integer().notNull().default(menuDefaults.order),
    outletId: uuid(),
    hidden: boolean().notNull().default(false),
    createdAt: timestamptz().notNull().defaultNow(),
    version: integer().notNull().default(1),
  },
  (t) => [
    primaryKey({ columns: [t.venueId, t.id] }),
    foreignKey({ columns: [t.venueId, t.photoId], foreignColumns: [files.venueId, files.id] }),
    foreignKey({ columns: [t.venueId, t.outletId], foreignColumns: [outlets.venueId, outlets.id] }),
    index().on(t.venueId, t.outletId),
    check('hotel_menus_named', sql`${t.name} <> ''`),
    lengthCheck(t, 'hotel_menus_name', 'name', menuLimits.name),
    lengthCheck(t, 'hotel_menus_aclaration', 'aclaration', menuLimits.aclaration),
    venuePolicy(t),
  ],
)

export const categories = pgTable(
  'hotel_categories',
  {
    venueId: venueId(),
    id: uuid().notNull(),
    menuId: uuid().notNull(),
    name: text().notNull(),
    ...localizedFields('name', optionalText),
    photoId: uuid(),
    orderCategory: integer().notNull().default(menuDefaults.order),
    withImages: boolean().notNull().default(menuDefaults.withImages),
    stationId: uuid(),
    /** Rate of `hotel_settings.tax_rates`; null is the venue's first rate. */
    taxRateId: uuid(),
    hidden: boolean().notNull().default(false),
    createdAt: timestamptz().notNull().defaultNow(),
    version: integer().notNull().default(1),
  },
  (t) => [
    primaryKey({ columns: [t.venueId, t.id] }),
    foreignKey({ columns: [t.venueId, t.menuId], foreignColumns: [menus.venueId, menus.id] }).onDelete('cascade'),
    foreignKey({ columns: [t.venueId, t.photoId], foreignColumns: [files.venueId, files.id] }),
    foreignKey({ columns: [t.venueId, t.stationId], foreignColumns: [stations.venueId, stations.id] }),
    index().on(t.venueId, t.menuId),
    check('hotel_categories_named', sql`${t.name} <> ''`),
    lengthCheck(t, 'hotel_categories_name', 'name', menuLimits.name),
    venuePolicy(t),
  ],
)

export const contentMark = pgEnum('hotel_content', contentMarks)

export const products = pgTable(
  'hotel_products',
  {
    venueId: venueId(),
    id: uuid().notNull(),
    categoryId: uuid().notNull(),
    name: text().notNull(),
    ...localizedFields('name', optionalText),
    description: optionalText(),
    ...localizedFields('description', optionalText),
    photoId: uuid(),
    /** Price in hundredths of the venue's currency. */
    price: bigint({ mode: 'number' }),
    stock: boolean().notNull().default(true),
    outUntil: timestamptz(),
    /** Portions left; null when portions are not counted. */
    remaining: integer(),
    nameOfBuys: integer().notNull().default(menuDefaults.nameOfBuys),
    orderProduct: integer().notNull().default(menuDefaults.order),
    glutenFree: boolean().notNull().default(false),
    vegetarian: boolean().notNull().default(false),
    vegan: boolean().notNull().default(false),
    favourite: boolean().notNull().default(false),
    contains: contentMark().array().notNull().default(sql`'{}'`),
    options: jsonb().$type<OptionGroup[]>().notNull().default([]),
    /** Null is the station of the category. */
    stationId: uuid(),
    /** Null is the rate of the category. */
    taxRateId: uuid(),
    hidden: boolean().notNull().default(false),
    createdAt: timestamptz().notNull().defaultNow(),
    version: integer().notNull().default(1),
  },
  (t) => [
    primaryKey({ columns: [t.venueId, t.id] }),
    foreignKey({
      columns: [t.venueId, t.categoryId],
      foreignColumns: [categories.venueId, categories.id],
    }).onDelete('cascade'),
    foreignKey({ columns: [t.venueId, t.photoId], foreignColumns: [files.venueId, files.id] }),
    foreignKey({ columns: [t.venueId, t.stationId], foreignColumns: [stations.venueId, stations.id] }),
    index().on(t.venueId, t.categoryId),
    check('hotel_products_named', sql`${t.name} <> ''`),
    check('hotel_products_price', sql`${t.price} >= 0`),
    check('hotel_products_remaining', sql`${t.remaining} >= 0`),
    // Compared as texts: an enum value that a migration adds cannot be used before the migration is committed.
    check(
      'hotel_products_vegetarian',
      sql`not (${t.vegetarian} and ${t.contains}::text[] && ${textArray(notVegetarian)})`,
    ),
    check(
      'hotel_products_gluten_free',
      sql`not (${t.glutenFree} and ${t.contains}::text[] && ${textArray(notGlutenFree)})`,
    ),
    check('hotel_products_vegan', sql`not (${t.vegan} and ${t.contains}::text[] && ${textArray(notVegan)})`),
    lengthCheck(t, 'hotel_products_name', 'name', menuLimits.productName),
    lengthCheck(t, 'hotel_products_description', 'description', menuLimits.productDescription),
    venuePolicy(t),
  ],
)

/** Tables of the parts of a menu, keyed by their names in the contract. */
export const menuPartTables = { menu: menus, category: categories, product: products } satisfies Record<
  MenuPart,
  unknown
>
