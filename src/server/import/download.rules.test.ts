import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { expect, onTestFinished, test } from 'vitest'
import { downloadPicture, fileNameIn } from './download.ts'

test('a picture is downloaded with its redirects; a missing, endless or unreachable one is refused with the reason', async () => {
  const server = createServer((request, response) => {
    if (request.url === '/old.png') response.writeHead(302, { location: '/new.png?token=t' }).end()
    else if (request.url === '/new.png?token=t') response.end('bytes')
    else if (request.url === '/endless.png') Readable.from(endless()).pipe(response)
    else response.writeHead(404).end()
  }).listen(0, '127.0.0.1')
  const endless = function* () {
    for (;;) yield Buffer.alloc(1024 * 1024)
  }
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  expect(String(await downloadPicture(`${origin}/old.png`))).toBe('bytes')
  await expect(downloadPicture(`${origin}/none.png`)).rejects.toThrow(/^the server responds with 404$/)
  await expect(downloadPicture(`${origin}/endless.png`)).rejects.toThrow(/^it is larger than 15 MB$/)
  await expect(downloadPicture('http://127.0.0.1:9/a.png')).rejects.toThrow(/^the connection failed/)
})

test('the file name in a URL is the path of the stored picture, also if its encoding is broken', () => {
  expect(fileNameIn('https://storage.example/v0/b/app/o/outlets%2Fbar.png?alt=media&token=t')).toBe('outlets/bar.png')
  expect(fileNameIn('https://club.example/img/a%20b.png')).toBe('a b.png')
  expect(fileNameIn('https://club.example/100%.png')).toBe('100%.png')
})
