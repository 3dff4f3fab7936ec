import { createWriteStream, openAsBlob } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { AwsClient } from 'aws4fetch'
import { parseS3Url, textOfXmlTag } from '../files/s3Store.ts'
import { OperatorError } from '../operatorError.ts'
import { type BackupStore, type StoredBackup, timeInName } from './backupFolder.ts'

/** Stores backups as objects of an S3 bucket. `folder` is for the local file of a backup that is written or tested. */
export const openBackupBucket = (address: string, folder: string): BackupStore => {
  const { url, prefix, bucket, ...credentials } = parseS3Url('BACKUP_URL', address)
  const client = new AwsClient({ ...credentials, service: 's3', retries: 2 })

  const send = async (target: string, init: RequestInit = {}) => {
    const response = await client.fetch(`${url}${target}`, init).catch((error) => {
      throw new OperatorError(`The S3 server of BACKUP_URL does not respond.`, { cause: error })
    })
    if (response.ok || response.status === 404) return response
    const code = textOfXmlTag(await response.text().catch(() => ''), 'Code') ?? ''
    throw new OperatorError(`The S3 server of BACKUP_URL refused a request with ${response.status} ${code}.`)
  }
  const targetOf = (name: string) => {
    if (!timeInName(name)) throw new Error(`'${name}' is not the name of a backup`)
    return `/${prefix}${name}`
  }
  const withLocalFile = async <T>(name: string, work: (file: string) => Promise<T>) => {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const file = path.join(folder, name)
    try {
      return await work(file)
    } finally {
      await rm(file, { force: true })
    }
  }
  const read = async (name: string) => {
    const { status, body, headers } = await send(targetOf(name))
    if (status === 404 || !body) return null
    return { bytes: Number(headers.get('content-length')), body: body as ReadableStream<Uint8Array> }
  }

  return {
    place: `s3://${new URL(url).host}/${bucket}/${prefix}`,
    async list() {
      const found: StoredBackup[] = []
      let token: string | undefined
      do {
        const query = new URLSearchParams({ 'list-type': '2', prefix, ...(token && { 'continuation-token': token }) })
        const xml = await (await send(`?${query}`)).text()
        for (const [, object = ''] of xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
          const name = (textOfXmlTag(object, 'Key') ?? '').slice(prefix.length)
          const takenAt = timeInName(name)
          if (takenAt) found.push({ name, takenAt, bytes: Number(textOfXmlTag(object, 'Size')) })
        }
        token = textOfXmlTag(xml, 'NextContinuationToken')
      } while (token)
      return found.sort((a, b) => b.takenAt.getTime() - a.takenAt.getTime())
    },
    add: (name, write) =>
      withLocalFile(name, async (file) => {
        await write(file)
        // A blob of a file is sent in pieces, and is not held in memory.
        const body = await openAsBlob(file)
        const headers = { 'x-amz-content-sha256': 'UNSIGNED-PAYLOAD', 'content-type': 'application/gzip' }
        const { status } = await send(targetOf(name), { method: 'PUT', body, headers })
        if (status === 404) throw new OperatorError(`BACKUP_URL names the bucket '${bucket}', which does not exist.`)
        return body.size
      }),
    withFile: (name, work) =>
      withLocalFile(name, async (file) => {
        const found = await read(name)
        if (!found) throw new OperatorError(`The backup ${name} is not in the bucket any more.`)
        await pipeline(Readable.fromWeb(found.body as never), createWriteStream(file, { mode: 0o600 }))
        return work(file)
      }),
    read,
    async remove(name) {
      await send(targetOf(name), { method: 'DELETE' })
    },
  }
}
