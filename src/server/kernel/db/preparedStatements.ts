import pg from 'pg'

interface Field {
  name: string
  dataTypeID: number
  format: 'text' | 'binary'
}
type Convert = (value: string) => unknown
type Callback = (error: unknown, result?: { rows: unknown[] }) => void

export interface PreparedConfig {
  name: string
  text: string
  values?: unknown[]
  rowMode?: 'array'
  types?: { getTypeParser(type: number, format?: string): Convert }
}

/** Messages and properties of the driver's queries that its types leave out. */
interface DriverQuery extends pg.Query {
  name: string
  prepare(connection: pg.Connection): void
  handleRowDescription(message: { fields: Field[] }): void
  handleDataRow(message: { fields: (string | null)[] }): void
  handleReadyForQuery(connection: pg.Connection): void
  handleError(error: unknown, connection: pg.Connection): void
}
const DriverQuery = pg.Query as unknown as new (
  text: string,
  values: unknown[] | undefined,
  callback: Callback,
) => DriverQuery

interface Columns {
  names: string[]
  /** Conversions of the columns with these numbers. Text, which is most of the values, has none. */
  conversions: { column: number; convert: Convert }[]
}
const keepText = pg.types.getTypeParser(pg.types.builtins.TEXT)
const noColumns: Columns = { names: [], conversions: [] }

interface Prepared {
  /** Columns of the statements that the connection has executed, by name. */
  columns: Map<string, Columns>
  /** The connection without messages that ask for the columns. */
  withoutDescribe: pg.Connection
}
const preparedOf = new WeakMap<pg.Connection, Prepared>()
const findPrepared = (connection: pg.Connection) => {
  const found = preparedOf.get(connection)
  if (found) return found
  const withoutDescribe: pg.Connection = Object.create(connection, { describe: { value: () => {} } })
  const prepared = { columns: new Map<string, Columns>(), withoutDescribe }
  preparedOf.set(connection, prepared)
  return prepared
}

/**
 * A query with a name, whose statement PostgreSQL prepares once per connection. The driver's own query asks for the columns again each
 * time. This one reads them with the first result: PostgreSQL refuses to execute a prepared statement whose columns have changed.
 */
export class PreparedQuery extends DriverQuery {
  private readonly config: PreparedConfig
  private readonly done: Callback
  private columns: Columns | undefined
  private readonly found: unknown[] = []
  private failure: unknown

  constructor(config: PreparedConfig, values: unknown[] | undefined, done: Callback) {
    // With an object, the driver copies the descriptors of its properties, which takes longer than to send the query.
    super(config.text, values ?? config.values, done)
    this.name = config.name
    this.config = config
    this.done = done
  }

  override prepare(connection: pg.Connection) {
    const { columns, withoutDescribe } = findPrepared(connection)
    this.columns = columns.get(this.name)
    super.prepare(this.columns ? withoutDescribe : connection)
  }

  override handleRowDescription({ fields }: { fields: Field[] }) {
    const { getTypeParser } = this.config.types ?? pg.types
    this.columns = {
      names: fields.map(({ name }) => name),
      conversions: fields
        .map(({ dataTypeID, format }, column) => ({ column, convert: getTypeParser(dataTypeID, format) }))
        .filter(({ convert }) => convert !== keepText),
    }
  }

  override handleDataRow({ fields }: { fields: (string | null)[] }) {
    if (this.failure) return
    try {
      this.found.push(this.config.rowMode === 'array' ? this.convert(fields) : this.toObject(this.convert(fields)))
    } catch (error) {
      this.failure = error
    }
  }

  override handleReadyForQuery(connection: pg.Connection) {
    findPrepared(connection).columns.set(this.name, this.columns ?? noColumns)
    if (this.failure) this.done(this.failure)
    else this.done(null, { rows: this.found })
  }

  /** Converts the values of a row in place. */
  private convert(texts: (string | null)[]) {
    const values: unknown[] = texts
    for (const { column, convert } of (this.columns ?? noColumns).conversions) {
      const text = texts[column]
      if (typeof text === 'string') values[column] = convert(text)
    }
    return values
  }

  private toObject(values: unknown[]) {
    const row: Record<string, unknown> = {}
    const { names } = this.columns ?? noColumns
    for (const [n, name] of names.entries()) row[name] = values[n]
    return row
  }
}
