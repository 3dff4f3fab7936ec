import { useEffect, useState } from 'react'

interface EditedForm<V> {
  isDirty(): boolean
  setInitialValues(values: V): void
  setValues(values: V): void
  clearErrors(): void
}

interface EditingParts<T, V> {
  /** As the server has it now; may get newer while someone types. */
  current: T
  form: EditedForm<V>
  valuesOf: (current: T) => V
  /** While our own save is on its way, the newer version is ours. */
  saving: boolean
}

/** Which version a form was filled from, and whether somebody else has saved since. */
export function useEditing<T extends { version: number }, V>({ current, form, valuesOf, saving }: EditingParts<T, V>) {
  const [base, setBase] = useState(current)
  const newer = current.version > base.version && !saving
  const take = () => {
    setBase(current)
    form.setInitialValues(valuesOf(current))
    form.setValues(valuesOf(current))
    form.clearErrors()
  }
  // Nobody has typed yet: simply show what is true now.
  const untouched = newer && !form.isDirty()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per newer version
  useEffect(() => {
    if (untouched) take()
  }, [untouched, current.version])
  return { version: base.version, newer: newer && !untouched, take, keep: () => setBase(current) }
}
