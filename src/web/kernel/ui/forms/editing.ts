import type { UseFormReturnType } from '@mantine/form'
import { useLayoutEffect, useState } from 'react'
import { changed, merge, picked, same } from './merging.ts'

type Fields<V> = readonly (keyof V & string)[]

interface Editing<T, V> {
  form: UseFormReturnType<V>
  /** As the server has it now; may get newer while someone types. */
  thing: T
  valuesOf: (thing: T) => V
  /** Our own save makes a newer version too, and the live name may come before the answer. */
  saving: boolean
}

const nothing = { taken: [], disputed: [] }
const both = <F>(some: readonly F[], more: readonly F[]) => [...new Set([...some, ...more])]

/**
 * Follows a thing that others may change while it is being edited: what this person did not touch becomes the newer
 * value, what both changed is asked about. Nothing typed is ever lost.
 */
export function useEditing<T extends { version: number }, V extends Record<string, unknown>>({
  form,
  thing,
  valuesOf,
  saving,
}: Editing<T, V>) {
  /** The version the form was filled from, and which a save replaces. */
  const [base, setBase] = useState(thing)
  /** What somebody else changed since, as long as it is worth telling. */
  const [news, setNews] = useState<{ taken: Fields<V>; disputed: Fields<V> }>(nothing)
  /** The last save was refused because of a newer version. */
  const [refused, setRefused] = useState(false)
  /** What was written here and given up for the newer version. */
  const [givenUp, setGivenUp] = useState<Partial<V> | null>(null)

  const current = valuesOf(base)
  const own = changed(current, form.values)
  const disputed = news.disputed.filter((field) => !same(form.values[field], current[field]))

  const fill = (from: T, values: V) => {
    setBase(from)
    form.setInitialValues(valuesOf(from))
    form.setValues(values)
  }
  const decided = (fields: Fields<V>) =>
    setNews(({ taken, disputed }) => ({ taken, disputed: disputed.filter((field) => !fields.includes(field)) }))
  const giveUp = (fields: Fields<V>) => {
    setGivenUp({ ...givenUp, ...picked(form.values, fields) })
    form.setValues(picked(current, fields))
  }
  const close = () => {
    setNews(nothing)
    setRefused(false)
  }

  const isNewer = thing.version > base.version && !saving
  // Before anything can be pressed. Where nobody has typed, what is true now is simply shown.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per newer version
  useLayoutEffect(() => {
    if (!isNewer) return
    const merged = merge(current, form.getValues(), valuesOf(thing))
    fill(thing, merged.values)
    for (const field of merged.taken) form.clearFieldError(field)
    if (own.length > 0 || refused)
      setNews({ taken: both(news.taken, merged.taken), disputed: both(disputed, merged.disputed) })
  }, [isNewer, thing.version])

  return {
    version: base.version,
    current,
    own,
    taken: news.taken,
    disputed,
    refused,
    close,
    /** The save was refused: the newer version is on its way. */
    refuse: () => setRefused(true),
    /** What was sent is now `saved`; what was typed meanwhile stays. */
    saved(saved: T, sent: V) {
      fill(saved, merge(sent, form.getValues(), valuesOf(saved)).values)
      setGivenUp(null)
      close()
    },
    keep: (...fields: Fields<V>) => decided(fields),
    take(...fields: Fields<V>) {
      giveUp(fields)
      decided(fields)
    },
    takeAll() {
      giveUp(own)
      close()
    },
    restorable: givenUp !== null,
    restore() {
      if (givenUp) form.setValues(givenUp)
      setGivenUp(null)
    },
  }
}
