import fc from 'fast-check'
import { expect, test } from 'vitest'
import { embedUrlOf, VideoUrl } from './videos.ts'

test('watch?v= becomes embed/, and every known form of a video’s URL is converted to its embedded player', () => {
  const youtube = 'https://www.youtube.com/embed/dQw4w9WgXcQ'
  for (const typed of [
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    'http://youtube.com/watch?feature=share&v=dQw4w9WgXcQ&t=30s',
    'https://m.youtube.com/watch?v=dQw4w9WgXcQ',
    'www.youtube.com/watch?v=dQw4w9WgXcQ',
    'youtu.be/dQw4w9WgXcQ',
    'https://youtu.be/dQw4w9WgXcQ?si=abc',
    'https://www.youtube.com/embed/dQw4w9WgXcQ',
    'https://www.youtube.com/shorts/dQw4w9WgXcQ',
    'https://www.youtube.com/live/dQw4w9WgXcQ',
  ])
    expect(embedUrlOf(typed), typed).toBe(youtube)
  expect(embedUrlOf('https://youtube-nocookie.com/embed/dQw4w9WgXcQ')).toBe(
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
  )
  expect(embedUrlOf('https://vimeo.com/76979871')).toBe('https://player.vimeo.com/video/76979871')
  expect(embedUrlOf('https://player.vimeo.com/video/76979871?h=1')).toBe('https://player.vimeo.com/video/76979871')
  expect(VideoUrl.safeParse('  https://youtu.be/dQw4w9WgXcQ ').data).toBe(youtube)
})

test('a URL of another host, scheme or form is refused', () => {
  for (const typed of [
    '',
    'dQw4w9WgXcQ',
    'javascript:alert(1)//https://youtube.com/watch?v=dQw4w9WgXcQ',
    'data:text/html,https://youtube.com/watch?v=dQw4w9WgXcQ',
    'ftp://youtube.com/watch?v=dQw4w9WgXcQ',
    '//youtube.com/watch?v=dQw4w9WgXcQ',
    'https://youtube.com@evil.example/watch?v=dQw4w9WgXcQ',
    'https://evil.example/https://youtube.com/watch?v=dQw4w9WgXcQ',
    'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
    'https://evilyoutube.com/watch?v=dQw4w9WgXcQ',
    'https://youtube.com:8443/watch?v=dQw4w9WgXcQ',
    'https://youtube.com\\@evil.example/watch?v=dQw4w9WgXcQ',
    'https://youtube.com./watch?v=dQw4w9WgXcQ',
    'https://yоutube.com/watch?v=dQw4w9WgXcQ',
    'https://xn--yutube-wqf.com/watch?v=dQw4w9WgXcQ',
    'https://you\ttube.com/watch?v=dQw4w9WgXcQ',
    'https://youtube.com/watch?v=dQw4w9WgXcQ\r\nSet-Cookie: a=b',
    'https://youtube.com/watch?v=..%2f..%2fredirect',
    'https://youtube.com/redirect?q=https://evil.example',
    'https://youtube.com/embed/../redirect',
    'https://youtube.com/watch',
    'https://vimeo.com/abc',
  ])
    expect(embedUrlOf(typed), typed).toBeNull()
})

const hostile = fc.constantFrom(
  'javascript:', 'data:', 'https://', 'http://', '//', '\\\\', '@', ':', '?v=', '/watch?v=', '/embed/', '#', '%00', '%2e',
  '\r\n', '\t', ' ', '..', '/', '\\', 'xn--', 'youtube.com', 'www.youtube.com', 'youtu.be', 'vimeo.com', 'evil.example',
  'dQw4w9WgXcQ', '"', "'", '<script>', '&', ';', '。', 'ｙoutube.com', '\u202e', '123456789',
) // biome-ignore format: a list
const only = /^https:\/\/(www\.youtube(-nocookie)?\.com\/embed\/[\w-]{3,20}|player\.vimeo\.com\/video\/\d{3,12})$/

test('allowed link hosts: any typed text becomes an embedded video of an allowed host or is refused', () => {
  const address = fc.oneof(
    fc.webUrl(),
    fc.string(),
    fc.array(hostile, { maxLength: 9 }).map((parts) => parts.join('')),
  )
  fc.assert(
    fc.property(address, (typed) => {
      const embed = embedUrlOf(typed)
      if (embed !== null) expect(embed).toMatch(only)
    }),
    { numRuns: 500 },
  )
})

test('allowed link hosts: a prefix, suffix or inserted character never leads to another host', () => {
  const good = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'
  fc.assert(
    fc.property(fc.nat(good.length), fc.oneof(hostile, fc.string({ maxLength: 4 })), (at, inserted) => {
      const embed = embedUrlOf(good.slice(0, at) + inserted + good.slice(at))
      if (embed !== null) expect(embed).toMatch(only)
    }),
    { numRuns: 500 },
  )
})
