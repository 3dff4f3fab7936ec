import { useEffect, useState } from 'react'

/** What following a thing needs of a form's state; `useForm` of the library gives it. */
export interface EditedForm<V> {
  getValues(): V
  setInitialValues(values: V): void
  setValues(values: V): void
  clearErrors(): void
  isDirty(): boolean
}

interface Editing<T, V> {
  form: EditedForm<V>
  /** As the server has it now; may get newer while someone types. */
  thing: T
  valuesOf: (thing: T) => V
  /** Our own save makes a newer version too, and the live name may come before the answer. */
  saving: boolean
}

/** Follows a thing that others may change while it is being edited. Nothing typed is ever lost. */
export function useNewerVersion<T extends { version: number }, V>({ form, thing, valuesOf, saving }: Editing<T, V>) {
  /** The version the form was filled from, and which a save replaces. */
  const [base, setBase] = useState(thing)
  const [typed, setTyped] = useState<V | null>(null)
  const isNewer = thing.version > base.version && !saving
  const take = () => {
    setBase(thing)
    form.setInitialValues(valuesOf(thing))
    form.setValues(valuesOf(thing))
    form.clearErrors()
  }
  // Nobody has typed yet: simply show what is true now.
  const untouched = isNewer && !form.isDirty()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per newer version
  useEffect(() => {
    if (untouched) take()
  }, [untouched, thing.version])

  return {
    base,
    newer: isNewer && !untouched,
    restorable: typed !== null && !isNewer,
    take() {
      setTyped(form.getValues())
      take()
    },
    keep: () => setBase(thing),
    restore() {
      if (typed) form.setValues(typed)
      setTyped(null)
    },
  }
}
