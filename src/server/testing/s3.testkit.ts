import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll } from 'vitest'

interface S3Server {
  run(): Promise<{ port: number }>
  close(): Promise<void>
}

/** Starts a real S3 server with one bucket for the test file. It checks the signatures of requests. */
export const startS3Server = () => {
  let folder: string
  let server: S3Server
  let port: number
  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'casaclub-s3-'))
    const { default: Server } = await import('@20minutes/s3rver')
    server = new Server({
      port: 0,
      address: '127.0.0.1',
      silent: true,
      directory: folder,
      configureBuckets: [{ name: 'club' }],
    })
    port = (await server.run()).port
  })
  afterAll(async () => {
    await server.close()
    await rm(folder, { recursive: true, force: true })
  })
  return {
    /** The FILES_URL of the bucket; each prefix is a store of its own. */
    urlOf: (prefix: string, { secret = 'S3RVER', bucket = 'club' } = {}) =>
      `s3://S3RVER:${secret}@127.0.0.1:${port}/${bucket}/${prefix}?tls=off`,
  }
}
