import type { Photo } from '#contract/kernel/files.ts'

const isPhoto = (value: unknown): value is Photo =>
  typeof value === 'object' && value !== null && 'src' in value && 'widths' in value

/** True if the server responds with HTTP status 404 for the photo; a failed request does not count as lost. */
const isLost = async ({ src, widths }: Photo) => {
  const request = fetch(`${src}/${widths[0]}.webp`, { method: 'HEAD', cache: 'no-store' })
  return (await request.catch(() => null))?.status === 404
}

const filterLost = async (photos: readonly Photo[]) => {
  const lost = await Promise.all(photos.map(isLost))
  return photos.filter((_, i) => lost[i])
}

/**
 * Finds photos in form values that the server has deleted: it deletes unused photos after a day, and then rejects a form that
 * refers to them. Returns each affected field with the number of lost photos and its value without them.
 */
export const findLostPhotos = async (values: Record<string, unknown>) => {
  const fields = Object.entries(values).map(async ([field, value]) => {
    const lost = await filterLost([value].flat().filter(isPhoto))
    const left = Array.isArray(value) ? value.filter((photo) => !lost.includes(photo)) : null
    return { field, count: lost.length, left }
  })
  return (await Promise.all(fields)).filter(({ count }) => count > 0)
}
