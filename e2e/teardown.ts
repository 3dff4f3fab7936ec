import { rmSync } from 'node:fs'

/** Removes the server's data. Retries, because PostgreSQL may still write while the folder is removed. */
export default () => {
  const folder = process.env.E2E_DATA_DIR
  if (folder) rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
}
