import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { deviceStorageKeys, personalStorageKeys } from './personalData.ts'

/** Names that are no key of localStorage: caches, build plugins, sessionStorage, a channel between tabs. */
const otherNames = [
  'casa-draft ',
  'casa-live ',
  'casa-offline-',
  'casa-page-files',
  'casa-place-',

  'casa-reloaded-for',
  'casa-tv',
]

test('every key stored on the device is listed as personal or as the device’s own, so that sign-out deletes personal ones', () => {
  const sources = globSync('src/web/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$|session\/personalData/.test(file))
  const named = sources.flatMap((file) =>
    Array.from(readFileSync(file, 'utf8').matchAll(/['"`](casa-[^'"`$]*)/g), ([, name = '']) => name),
  )
  const known: readonly string[] = [
    ...personalStorageKeys.staff,
    ...personalStorageKeys.member,
    ...deviceStorageKeys,
    ...otherNames,
  ]
  // The stored lists add the space after their name themselves.
  const isListed = (name: string) => known.some((key) => name.startsWith(key) || `${name} ` === key)
  expect([...new Set(named)].filter((name) => !isListed(name))).toEqual([])
  expect(named).toContain('casa-bags')
})
