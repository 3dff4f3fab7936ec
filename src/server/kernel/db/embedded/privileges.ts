import { execFile } from 'node:child_process'
import { chmod, chown, lchown, lstat, readdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { DatabaseDidNotStart } from './failures.ts'

/** PostgreSQL refuses to run as root. These are the three workarounds, best first. */
export type RootWorkaround = 'namespace' | 'capability' | 'plain'

export interface RunAs {
  /** Arguments before the command. The last program of the prefix calls exec, so the process keeps its pid. */
  prefix: readonly string[]
  ids: { uid?: number; gid?: number }
  /** User and group id of the server's files. Unset for a normal user, who cannot change the owner of files. */
  owner?: number
}

const NOBODY = process.platform === 'darwin' ? 4_294_967_294 : 65_534

const workarounds: Record<RootWorkaround, RunAs> = {
  // Outside the namespace the process is root, inside it is nobody: it can enter root's folders, and files belong to
  // root.
  namespace: { prefix: ['unshare', '-U', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`], ids: {}, owner: 0 },
  // Containers often forbid namespaces. This capability lets the server's user enter any parent folder.
  capability: {
    prefix: [
      'setpriv',
      `--reuid=${NOBODY}`,
      `--regid=${NOBODY}`,
      '--clear-groups',
      '--inh-caps=+dac_override',
      '--ambient-caps=+dac_override',
    ],
    ids: {},
    owner: NOBODY,
  },
  // spawn takes signed numbers; on macOS the user nobody is -2.
  plain: { prefix: [], ids: { uid: NOBODY | 0, gid: NOBODY | 0 }, owner: NOBODY },
}

const run = promisify(execFile)

const canEnter = async ({ prefix }: RunAs, paths: string[]) => {
  const [command = '', ...args] = prefix
  const probe = 'for path do test -x "$path" || exit 1; done'
  return run(command, [...args, 'sh', '-c', probe, 'sh', ...paths]).then(
    () => true,
    () => false,
  )
}

/** True if every user may enter the path. PostgreSQL needs this for its programs even with the capability. */
export const isAccessibleToAll = async (path: string): Promise<boolean> => {
  const parent = dirname(path)
  if (((await stat(path)).mode & 0o001) === 0) return false
  return parent === path || isAccessibleToAll(parent)
}

/**
 * Settings with which PostgreSQL's programs are started. For a normal user they are empty; for root they are the forced workaround,
 * or the first one that this machine allows and that can enter the data folder and the program's folder.
 */
export const chooseRunAs = async (folder: string, program: string, forced?: RootWorkaround): Promise<RunAs> => {
  if (process.getuid?.() !== 0) return { prefix: [], ids: {} }
  if (forced) return workarounds[forced]
  if (await canEnter(workarounds.namespace, [folder, program])) return workarounds.namespace
  if (!(await isAccessibleToAll(program)))
    throw new DatabaseDidNotStart(
      `PostgreSQL does not run as root, and other users may not enter ${dirname(program)}: move the project to a folder that they may enter, run it as a normal user, or set DATABASE_URL.`,
    )
  return (await canEnter(workarounds.capability, [folder])) ? workarounds.capability : workarounds.plain
}

/**
 * Makes PostgreSQL's user the owner of a folder and its content. The last start may have used another `RootWorkaround`, with
 * another user.
 */
export const changeOwner = async ({ owner }: RunAs, folder: string) => {
  if (owner === undefined || (await lstat(folder)).uid === owner) return
  for (const name of await readdir(folder, { recursive: true })) await lchown(join(folder, name), owner, owner)
  // The folder comes last: an interrupted change is then detected and repeated by the next start.
  await lchown(folder, owner, owner)
}

/** With the workaround 'plain' the server's user needs the right to enter the data folder, but not to list it. */
export const allowTraversal = async ({ ids }: RunAs, folder: string) => {
  if (ids.gid === undefined) return
  const { uid, mode } = await stat(folder)
  if (mode & 0o001) return
  await chown(folder, uid, NOBODY)
  await chmod(folder, (mode & 0o707) | 0o010)
}
