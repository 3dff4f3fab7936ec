import { expect, test, vi } from 'vitest'
import { inlinePictures } from './inlinePictures.ts'

const id = '0f0f0f0f-0000-4000-8000-000000000001'
const urlOf = (width: number) => `/files/1/${id}/${width}.webp`
const srcSet = [320, 640, 1280].map((width) => `${urlOf(width)} ${width}w`).join(', ')
const pageWith = (sizes: string, set = srcSet) => ({
  html: `<img srcSet="${set}" sizes="${sizes}"/><img srcSet="${set}" sizes="33vw" loading="lazy"/>`,
  preloads: `<link rel="preload" as="image" imageSrcSet="${set}" imageSizes="${sizes}" fetchPriority="high"/>`,
  head: { title: '', lang: 'es' },
})
const bytes = Buffer.from('picture')
const inlined = `data:image/webp;base64,${bytes.toString('base64')}`

test.each([
  ['(max-width: 760px) and (min-resolution: 2dppx) 54vw, (max-width: 760px) 100vw, 760px', 640],
  ['(max-width: 700px) and (min-resolution: 2dppx) 27vw, 240px', 320],
  ['106px', 320],
  ['120px', 640],
  ['900px', 1280],
])(
  'a picture with sizes "%s" has the bytes of its file of %d px in the HTML, and no preload link',
  async (sizes, width) => {
    const read = vi.fn(async (_name: string) => bytes)
    const page = pageWith(sizes)
    const { html, preloads } = await inlinePictures(page, { get: read })
    expect(read.mock.calls).toEqual([[`1/${id}/${width}.webp`]])
    // Only the first of the two elements changes: the second one loads when it is scrolled near.
    expect(html).toBe(page.html.replace(urlOf(width), inlined))
    expect(preloads).toBe('')
  },
)

test.each([
  ['is missing', async () => null],
  ['cannot be read', () => Promise.reject(new Error('unreachable'))],
  ['takes too long', () => new Promise<null>(() => {})],
  ['is too large', async () => Buffer.alloc(100_000)],
])('a page is unchanged if the file of its picture %s', async (_, get) => {
  const page = pageWith('106px')
  expect(await inlinePictures(page, { get })).toEqual(page)
})

test('of two pictures that exceed the limit together the first one is in the HTML and the second one is preloaded', async () => {
  const first = pageWith('106px')
  const second = pageWith('106px', srcSet.replaceAll(id, id.replace(/1$/, '2')))
  const page = { ...first, html: first.html + second.html, preloads: first.preloads + second.preloads }
  const { html, preloads } = await inlinePictures(page, { get: async () => Buffer.alloc(60_000) })
  expect(html.match(/data:image\/webp/g)).toHaveLength(1)
  expect(html.endsWith(second.html)).toBe(true)
  expect(preloads).toBe(second.preloads)
})

test('a URL that is not of a picture in the store is not read', async () => {
  const page = pageWith('106px', '/files/1/../../secret 320w')
  const read = vi.fn(async () => bytes)
  expect(await inlinePictures(page, { get: read })).toEqual(page)
  expect(read).not.toHaveBeenCalled()
})
