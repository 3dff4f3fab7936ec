import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { backup } from '#server/backup.ts'
import { testServer } from '#server/testing/kit.ts'
import { startS3Server } from '#server/testing/s3.testkit.ts'
import { openS3Store } from '../files/s3Store.ts'
import { openBackupBucket } from './backupBucket.ts'

const server = testServer()
const s3 = startS3Server()
const { backups: contract } = api.kernel

const folder = () => server.kernel.configuration.backupDir
/** Sets the server's clock, by default the one of Buenos Aires (UTC-3), where night backups are taken at 3. */
const setClock = (time: string) => {
  server.kernel.now = () => new Date(time)
}
let opened: ReturnType<typeof server.openVenue> | undefined
/** The first venue, which is the only one until a test opens another. */
const club = () => {
  opened ??= server.openVenue()
  return opened
}
const listed = async () => (await readdir(folder()).catch(() => [])).toSorted()

test('a backup is due each night, is taken by one of several nodes, tested once a week, and deleted after 14 days', async () => {
  const admin = await (await club()).as('admin')
  const { backups } = server.kernel
  setClock('2026-11-15T12:00:00Z')
  await backups.doWhatIsDue()
  expect(await listed()).toEqual([])
  const { nextAt, lastTest } = await admin.call(contract.overview)
  expect({ nextAt, lastTest }).toEqual({ nextAt: '2026-11-16T06:00:00.000Z', lastTest: null })

  await mkdir(folder(), { recursive: true })
  await writeFile(path.join(folder(), 'casaclub-20261102T060000Z.tar.gz'), 'older than 14 days')
  await writeFile(path.join(folder(), 'casaclub-20261103T060000Z.tar.gz'), 'almost')
  await writeFile(path.join(folder(), 'notes.txt'), 'not a backup')
  setClock('2026-11-16T06:00:30Z')
  await Promise.all([backups.doWhatIsDue(), backups.doWhatIsDue()])
  await backups.doWhatIsDue()
  const [taken] = (await admin.call(contract.overview)).backups
  expect(taken).toMatchObject({ takenAt: '2026-11-16T06:00:30.000Z', testSucceeded: true })
  expect(await listed()).toEqual(['casaclub-20261103T060000Z.tar.gz', taken?.name, 'notes.txt'])
  expect((await stat(path.join(folder(), taken?.name ?? ''))).mode & 0o777).toBe(0o600)
  // The temporary database of the test is deleted.
  expect((await readdir(server.kernel.configuration.dataDir)).filter((name) => name.startsWith('restore'))).toEqual([])
  const { isRunning, lastTest: tested } = await admin.call(contract.overview)
  expect({ isRunning, tested }).toEqual({
    isRunning: false,
    tested: { at: '2026-11-16T06:00:30.000Z', succeeded: true },
  })
})

test('a failed backup is shown until one succeeds, and is repeated after an hour', async () => {
  const admin = await (await club()).as('admin')
  const { backups } = server.kernel
  setClock('2026-11-16T12:00:00Z')
  await backups.doWhatIsDue()
  setClock('2026-11-17T06:10:00Z')
  const add = backups.store.add
  backups.store.add = () => Promise.reject(new Error('no', { cause: Object.assign(new Error(), { code: 'ENOSPC' }) }))
  await expect(backups.doWhatIsDue()).rejects.toThrow('no')
  const failure = { at: '2026-11-17T06:10:00.000Z', isDiskFull: true }
  expect((await admin.call(contract.overview)).failure).toEqual(failure)
  backups.store.add = add
  await backups.doWhatIsDue()
  expect(await listed()).not.toContain('casaclub-20261117T061000Z.tar.gz')
  setClock('2026-11-17T07:11:00Z')
  await backups.doWhatIsDue()
  expect((await admin.call(contract.overview)).failure).toBe(null)
  expect(await listed()).toContain('casaclub-20261117T071100Z.tar.gz')
})

test('an admin of the only venue downloads a backup after a recent sign-in, with a URL that no other session can use', async () => {
  setClock(new Date().toISOString())
  const { backups } = server.kernel
  const [admin, colleague] = [await (await club()).as('admin'), await (await club()).as('admin')]
  await backups.take()
  const [taken] = (await admin.call(contract.overview)).backups
  const name = taken?.name ?? ''
  const { url } = await admin.call(contract.download, { name })
  const response = await server.fetch(url, {}, admin)
  expect(response.headers.get('content-disposition')).toBe(`attachment; filename="${name}"`)
  expect(Buffer.from(await response.arrayBuffer())).toEqual(await readFile(path.join(folder(), name)))
  expect((await server.fetch(url, {}, colleague)).status).toBe(404)
  expect((await server.fetch(url)).status).not.toBe(200)
  expect((await server.fetch(url.replace(/name=[^&]+/, 'name=..%2Fmail'), {}, admin)).status).toBe(404)
  const [entry] = (await admin.call(api.kernel.activity.list, { feature: 'kernel.backups' })).entries
  expect(entry?.action).toBe(`descargó la copia de seguridad «${name}»`)
  await expect(admin.call(contract.download, { name: 'casaclub-20200101T000000Z.tar.gz' })).rejects.toMatchObject({
    code: 'gone',
  })
  await server.asOwner(`update kernel_sessions set authenticated_at = now() - interval '11 minutes'`)
  await expect(admin.call(contract.download, { name })).rejects.toMatchObject({ code: 'reauthentication_required' })
})

test('a backup is not for admins to download if it contains the data of several venues', async () => {
  const admin = await (await club()).as('admin')
  await server.openVenue()
  const { backups, place } = await admin.call(contract.overview)
  expect(place).toBe(null)
  const download = admin.call(contract.download, { name: backups[0]?.name ?? '' })
  await expect(download).rejects.toMatchObject({ code: 'several_venues' })
})

test('npm run backup -- --check reports a damaged file in one sentence', async () => {
  const file = path.join(server.kernel.configuration.dataDir, 'damaged.tar.gz')
  await writeFile(file, 'yesterday')
  let printed = ''
  const print = (line: string) => {
    printed += line
  }
  const code = await backup(['--check', file], { environment: {}, output: { log: print, error: print } })
  expect({ code, printed }).toEqual({ code: 1, printed: expect.stringMatching(/is damaged[^\n]+\.$/) })
})

test('backups in an S3 bucket are listed, read, fetched for a test and removed, and other objects are ignored', async () => {
  const folder = path.join(server.kernel.configuration.dataDir, 'bucket')
  const store = openBackupBucket(s3.urlOf('night'), folder)
  const [older, newer] = ['casaclub-20261116T060000Z.tar.gz', 'casaclub-20261117T060000Z.tar.gz']
  for (const name of [older, newer]) expect(await store.add(name, (file) => writeFile(file, `of ${name}`))).toBe(35)
  await openS3Store(s3.urlOf('night')).put(`1/${randomUUID()}/400.webp`, Buffer.from('a picture'))
  expect(await store.list()).toMatchObject([
    { name: newer, bytes: 35, takenAt: new Date('2026-11-17T06:00:00Z') },
    { name: older },
  ])
  expect(await new Response((await store.read(older))?.body).text()).toBe(`of ${older}`)
  expect(await store.withFile(newer, (file) => readFile(file, 'utf8'))).toBe(`of ${newer}`)
  await store.remove(older)
  expect(await store.read(older)).toBe(null)
  expect(await readdir(folder)).toEqual([])
  const refused = openBackupBucket(s3.urlOf('night', { secret: 'wrong-secret' }), folder)
  await expect(refused.list()).rejects.toThrow(/^The S3 server of BACKUP_URL refused a request with 403 \w+\.$/)
})
