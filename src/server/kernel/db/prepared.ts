import type { Db } from './database.ts'

interface Buildable<Row> {
  prepare(name: string): { execute(values?: Record<string, unknown>): Promise<Row[]> }
}

/**
 * A query whose text is made once per connection and which the database prepares once: from then on only its name and
 * its values travel. Its values are `sql.placeholder`s.
 */
export const prepared = <Values extends Record<string, unknown>, Row>(
  name: string,
  build: (db: Db) => Buildable<Row>,
) => {
  const built = new WeakMap<Db, ReturnType<Buildable<Row>['prepare']>>()
  return (db: Db, values: Values): Promise<Row[]> => {
    const query = built.get(db) ?? build(db).prepare(name)
    built.set(db, query)
    return query.execute(values)
  }
}
