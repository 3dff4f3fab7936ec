import type { Photo } from '#contract/kernel/files.ts'

const isPhoto = (value: unknown): value is Photo =>
  typeof value === 'object' && value !== null && 'src' in value && 'widths' in value

/** Only a plain no counts: without an answer nobody knows. */
const isLost = async ({ src, widths }: Photo) => {
  const asked = fetch(`${src}/${widths[0]}.webp`, { method: 'HEAD', cache: 'no-store' })
  return (await asked.catch(() => null))?.status === 404
}

const lostAmong = async (photos: readonly Photo[]) => {
  const lost = await Promise.all(photos.map(isLost))
  return photos.filter((_, i) => lost[i])
}

/**
 * The server forgets after a day what nothing shows, and takes no form that names it: a form may be open for longer.
 * Each field with such photos, how many they are, and its value without them.
 */
export const lostPhotosIn = async (values: Record<string, unknown>) => {
  const fields = Object.entries(values).map(async ([field, value]) => {
    const lost = await lostAmong([value].flat().filter(isPhoto))
    const left = Array.isArray(value) ? value.filter((one) => !lost.includes(one)) : null
    return { field, count: lost.length, left }
  })
  return (await Promise.all(fields)).filter(({ count }) => count > 0)
}
