type Values = Record<string, unknown>
type Field<V> = keyof V & string

/** Values of forms are plain data: what reads the same is the same. */
export const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** The fields in which two states of a form differ. */
export const changed = <V extends Values>(from: V, to: V): Field<V>[] =>
  Object.keys(to).filter((field) => !same(from[field], to[field]))

/** Whether something was changed since it was sent first, and is not so in what was made of it. */
export const isLost = (first: Values, last: Values, made: unknown) =>
  changed(first, last).some((field) => !same(last[field], (made as Values | null)?.[field]))

export const picked = <V extends Values>(values: V, fields: readonly Field<V>[]) =>
  Object.fromEntries(fields.map((field) => [field, values[field]])) as Partial<V>

interface Merged<V> {
  /** The newer version with everything that this person wrote. */
  values: V
  /** Changed by somebody else, and not touched here. */
  taken: Field<V>[]
  /** Changed by both, to different things: to be asked; until then it stays as it was written here. */
  disputed: Field<V>[]
}

/** Two people began from `base`: field by field, whoever touched it is right. */
export function merge<V extends Values>(base: V, mine: V, theirs: V): Merged<V> {
  const own = new Set(changed(base, mine))
  const others = changed(base, theirs)
  const disputed = others.filter((field) => own.has(field) && !same(mine[field], theirs[field]))
  return {
    values: { ...theirs, ...picked(mine, [...own]) },
    taken: others.filter((field) => !own.has(field)),
    disputed,
  }
}
