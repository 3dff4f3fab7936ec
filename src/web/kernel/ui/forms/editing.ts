import type { UseFormReturnType } from '@mantine/form'
import { useLayoutEffect, useState } from 'react'
import { changed, merge, picked, same } from './merging.ts'

type Fields<V> = readonly (keyof V & string)[]

interface Editing<T, V> {
  form: UseFormReturnType<V>
  /** The current version of the server; a newer one may arrive while the form is open. */
  thing: T
  valuesOf: (thing: T) => V
  /** True while this form saves: the newer version is then its own, which may arrive by a live update before the response. */
  saving: boolean
}

const noChanges = { taken: [], disputed: [] }
const union = <F>(a: readonly F[], b: readonly F[]) => [...new Set([...a, ...b])]

/**
 * Merges newer versions of an object into an open form. Fields that this person has not changed take the newer value; a
 * field that both changed is disputed and keeps the typed value until the person decides.
 */
export function useEditing<T extends { version: number }, V extends Record<string, unknown>>({
  form,
  thing,
  valuesOf,
  saving,
}: Editing<T, V>) {
  /** The version from which the form was filled, and which a save replaces. */
  const [base, setBase] = useState(thing)
  /** Fields that another person has changed, until the notice is closed. */
  const [news, setNews] = useState<{ taken: Fields<V>; disputed: Fields<V> }>(noChanges)
  /** The last save was refused because of a newer version. */
  const [refused, setRefused] = useState(false)
  /** Typed values that the person discarded for the newer version; they can be restored. */
  const [discarded, setDiscarded] = useState<Partial<V> | null>(null)

  const current = valuesOf(base)
  const own = changed(current, form.values)
  const disputed = news.disputed.filter((field) => !same(form.values[field], current[field]))

  const fill = (from: T, values: V) => {
    setBase(from)
    form.setInitialValues(valuesOf(from))
    form.setValues(values)
  }
  const removeDisputed = (fields: Fields<V>) =>
    setNews(({ taken, disputed }) => ({ taken, disputed: disputed.filter((field) => !fields.includes(field)) }))
  const discard = (fields: Fields<V>) => {
    setDiscarded({ ...discarded, ...picked(form.values, fields) })
    form.setValues(picked(current, fields))
  }
  const close = () => {
    setNews(noChanges)
    setRefused(false)
  }

  const isNewer = thing.version > base.version && !saving
  // A layout effect, so that no button can be pressed before the merge. Without typed changes, no notice is shown.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per newer version
  useLayoutEffect(() => {
    if (!isNewer) return
    const merged = merge(current, form.getValues(), valuesOf(thing))
    fill(thing, merged.values)
    for (const field of merged.taken) form.clearFieldError(field)
    if (own.length > 0 || refused)
      setNews({ taken: union(news.taken, merged.taken), disputed: union(disputed, merged.disputed) })
  }, [isNewer, thing.version])

  return {
    version: base.version,
    current,
    own,
    taken: news.taken,
    disputed,
    refused,
    close,
    /** Called when the server refused a save because of a newer version. */
    refuse: () => setRefused(true),
    /** Takes over the saved version; values typed during the save stay. */
    saved(saved: T, sent: V) {
      fill(saved, merge(sent, form.getValues(), valuesOf(saved)).values)
      setDiscarded(null)
      close()
    },
    keep: (...fields: Fields<V>) => removeDisputed(fields),
    take(...fields: Fields<V>) {
      discard(fields)
      removeDisputed(fields)
    },
    takeAll() {
      discard(own)
      close()
    },
    restorable: discarded !== null,
    restore() {
      if (discarded) form.setValues(discarded)
      setDiscarded(null)
    },
  }
}
