import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ChannelUrl, WebUrl } from './urls.ts'

const runs = process.env.LONG ? 3000 : 500

const hosts = ['youtube.com', 'www.youtube.com', 'youtu.be', 'evil.test', 'yоutube.com', 'youtube.com.evil.test']
const tricks = ['@', '\\', '/', '//', '\\\\', '\r\n', '\t', '%2e', '%00', '#', '?', ':', ':443@', '..', '\u202e', '。']
const schemes = ['https:', 'http:', 'javascript:', 'data:', 'HTTPS:', ' https:', 'https', '', 'file:', 'vbscript:']

/** Generated URLs that try to disguise another host. */
const hostile = fc
  .tuple(
    fc.constantFrom(...schemes),
    fc.constantFrom('//', '/', '', '\\\\', '///'),
    fc.array(fc.oneof(fc.constantFrom(...hosts), fc.constantFrom(...tricks), fc.webFragments()), { maxLength: 5 }),
  )
  .map(([scheme, slashes, rest]) => scheme + slashes + rest.join(''))

test('allowed link hosts: any text entered as a channel is stored as an https URL of YouTube or refused', () => {
  let taken = 0
  fc.assert(
    fc.property(hostile, (written) => {
      const read = ChannelUrl.safeParse(written)
      if (!read.success || read.data === '') return
      taken++
      const { protocol, hostname, username, password } = new URL(read.data)
      expect([protocol, username, password]).toEqual(['https:', '', ''])
      expect(['youtube.com', 'www.youtube.com', 'm.youtube.com', 'youtu.be']).toContain(hostname)
      expect(read.data).toMatch(/^https:\/\/(www\.|m\.)?youtu(be\.com|\.be)(\/|$)[\x21-\x7e]*$/)
    }),
    { numRuns: runs * 4 },
  )
  expect(taken, 'some addresses must be taken, or this proves nothing').toBeGreaterThan(5)
})

test('allowed link hosts: a link is stored as an https URL that all parsers read alike', () => {
  fc.assert(
    fc.property(hostile, (written) => {
      const read = WebUrl.safeParse(written)
      if (!read.success || read.data === '') return
      expect(read.data).toMatch(/^https:\/\/[a-z0-9.-]+\.[a-z][a-z0-9-]*\/[\x21-\x7e]*$/)
      expect(new URL(read.data).href).toBe(read.data)
    }),
    { numRuns: runs },
  )
})

test('ordinary URLs and an empty text are accepted', () => {
  for (const link of ['', 'https://forms.gle/abc?x=1#y', 'https://mpago.la/2x', 'https://apps.apple.com/ar/app/id1'])
    expect(WebUrl.parse(link)).toBe(link)
  expect(ChannelUrl.parse(' https://www.youtube.com/@club ')).toBe('https://www.youtube.com/@club')
  expect(ChannelUrl.parse('youtube.com/@club')).toBe('https://youtube.com/@club')
  for (const wrong of ['https://vimeo.com/1', 'http://youtube.com/@club', 'vimeo.com/@club', 'https://localhost/'])
    expect(ChannelUrl.safeParse(wrong).success).toBe(false)
  for (const wrong of ['https://127.0.0.1/', 'https://[::1]/', 'https://a:b@club.test/', 'https://club.test:8443/'])
    expect(WebUrl.safeParse(wrong).success).toBe(false)
})
