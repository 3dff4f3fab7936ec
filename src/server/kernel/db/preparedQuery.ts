import type { Db } from './database.ts'

interface PreparableQuery<Row> {
  prepare(name: string): { execute(values?: Record<string, unknown>): Promise<Row[]> }
}

/**
 * A query that is built and prepared once per connection; later calls send only its name and values. `build` marks the
 * values with `sql.placeholder`.
 */
export const preparedQuery = <Values extends Record<string, unknown>, Row>(
  name: string,
  build: (db: Db) => PreparableQuery<Row>,
) => {
  const queries = new WeakMap<Db, ReturnType<PreparableQuery<Row>['prepare']>>()
  return (db: Db, values: Values): Promise<Row[]> => {
    const query = queries.get(db) ?? build(db).prepare(name)
    queries.set(db, query)
    return query.execute(values)
  }
}
