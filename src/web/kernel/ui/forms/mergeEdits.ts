type Values = Record<string, unknown>
type Field<V> = keyof V & string

/** Compares two form values by their JSON; form values are plain data. */
export const isSameValue = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** The fields in which two versions of form values differ. */
export const changedFields = <V extends Values>(from: V, to: V): Field<V>[] =>
  Object.keys(to).filter((field) => !isSameValue(from[field], to[field]))

/** Whether a field that changed between the first and the last request has another value in the created object. */
export const isChangeLost = (first: Values, last: Values, made: unknown) =>
  changedFields(first, last).some((field) => !isSameValue(last[field], (made as Values | null)?.[field]))

export const pickFields = <V extends Values>(values: V, fields: readonly Field<V>[]) =>
  Object.fromEntries(fields.map((field) => [field, values[field]])) as Partial<V>

interface Merged<V> {
  /** The newer version with the changes of this person. */
  values: V
  /** Fields that only the newer saved version has changed; its values were taken over. */
  taken: Field<V>[]
  /** Fields that both changed to different values; `values` contains this person's. */
  disputed: Field<V>[]
}

/** Three-way merge by field: `mine` and `theirs` both started from `base`. */
export function mergeEdits<V extends Values>(base: V, mine: V, theirs: V): Merged<V> {
  const own = new Set(changedFields(base, mine))
  const others = changedFields(base, theirs)
  const disputed = others.filter((field) => own.has(field) && !isSameValue(mine[field], theirs[field]))
  return {
    values: { ...theirs, ...pickFields(mine, [...own]) },
    taken: others.filter((field) => !own.has(field)),
    disputed,
  }
}
