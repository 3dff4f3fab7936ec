import path from 'node:path'
import type { Configuration } from '../configuration.ts'
import type { DiskWatch } from '../diskSpace.ts'
import { withDiskCache } from './cachedStore.ts'
import { openDatabaseStore, type RunInVenue } from './databaseStore.ts'
import { openDiskStore } from './diskStore.ts'
import { openS3Store } from './s3Store.ts'
import type { FileStore } from './store.ts'

const megabyte = 1024 * 1024

type StoreSettings = Pick<Configuration, 'dataDir' | 'databaseUrl' | 'filesUrl'>

/** Folder of the disk store. */
export const filesFolder = ({ dataDir }: Pick<Configuration, 'dataDir'>) => path.join(dataDir, 'files')

/**
 * The stores that a configuration names, the one in use first: the S3 server of FILES_URL, PostgreSQL if DATABASE_URL is
 * set, and the disk. A file that the first one lacks may be in a later one, from before the configuration was changed.
 */
export const listStores = (settings: StoreSettings, inVenue: RunInVenue | null): [FileStore, ...FileStore[]] => {
  const { databaseUrl, filesUrl } = settings
  const shared = [
    ...(filesUrl ? [openS3Store(filesUrl)] : []),
    ...(databaseUrl && inVenue ? [openDatabaseStore(inVenue)] : []),
  ]
  return [...shared, openDiskStore(filesFolder(settings))] as unknown as [FileStore, ...FileStore[]]
}

/** A store that also returns and removes the files of older stores. */
export const withOlderStores = (store: FileStore, older: FileStore[]): FileStore => ({
  ...store,
  async get(name) {
    for (const one of [store, ...older]) {
      const bytes = await one.get(name)
      if (bytes) return bytes
    }
    return null
  },
  async remove(picture) {
    for (const one of [store, ...older]) await one.remove(picture)
  },
})

interface ServerStoreOptions {
  configuration: Configuration
  inVenue: RunInVenue
  disk: DiskWatch
}

/** Opens the file store of a server. A store that several nodes share is cached on the node's disk. */
export const openServerStore = ({ configuration, inVenue, disk }: ServerStoreOptions): FileStore => {
  const [store, ...older] = listStores(configuration, inVenue)
  const ownFiles = older.at(-1)
  if (!ownFiles) return store
  const { copies, ...cached } = withDiskCache(withOlderStores(store, older), {
    folder: path.join(configuration.dataDir, 'cache/files'),
    atMost: configuration.filesCacheMegabytes * megabyte,
    mayGrow: async () => (await disk.read()).state === 'ok',
  })
  return { ...cached, local: { copies, older: ownFiles } }
}

/** Throws an OperatorError if the bucket of FILES_URL cannot be used. */
export const checkFileStore = async ({ filesUrl }: Configuration) => {
  if (filesUrl) await openS3Store(filesUrl).check()
}
