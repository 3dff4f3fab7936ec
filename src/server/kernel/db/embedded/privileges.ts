import { execFile } from 'node:child_process'
import { chmod, chown, lchown, lstat, readdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { DatabaseDidNotStart } from './failures.ts'

/** PostgreSQL refuses to run as root; the three ways around that, best first. */
export type RootWay = 'namespace' | 'capability' | 'plain'

export interface RunAs {
  /** The words before the command. They end in exec, so the process keeps its pid. */
  prefix: readonly string[]
  ids: { uid?: number; gid?: number }
  /** User and group that the server's files must belong to. Unset for a normal user, who can give files to no one. */
  owner?: number
}

const NOBODY = process.platform === 'darwin' ? 4_294_967_294 : 65_534

const ways: Record<RootWay, RunAs> = {
  // Root outside, nobody inside: enters folders of root, and files stay root's.
  namespace: { prefix: ['unshare', '-U', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`], ids: {}, owner: 0 },
  // Containers often refuse namespaces. The capability opens parent folders that only root, or one user, may enter.
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
  // spawn takes signed numbers, where macOS has nobody at -2.
  plain: { prefix: [], ids: { uid: NOBODY | 0, gid: NOBODY | 0 }, owner: NOBODY },
}

const run = promisify(execFile)

const canEnter = async ({ prefix }: RunAs, paths: string[]) => {
  const [command = '', ...words] = prefix
  const probe = 'for path do test -x "$path" || exit 1; done'
  return run(command, [...words, 'sh', '-c', probe, 'sh', ...paths]).then(
    () => true,
    () => false,
  )
}

/** PostgreSQL looks for its own programs as a plain user would, whatever capability it has. */
export const openToAll = async (path: string): Promise<boolean> => {
  const parent = dirname(path)
  if (((await stat(path)).mode & 0o001) === 0) return false
  return parent === path || openToAll(parent)
}

/** The first way that this machine allows and that reaches the data folder and the programs. */
export const chooseRunAs = async (folder: string, program: string, forced?: RootWay): Promise<RunAs> => {
  if (process.getuid?.() !== 0) return { prefix: [], ids: {} }
  if (forced) return ways[forced]
  if (await canEnter(ways.namespace, [folder, program])) return ways.namespace
  if (!(await openToAll(program)))
    throw new DatabaseDidNotStart(
      `PostgreSQL does not run as root, and other users may not enter ${dirname(program)}: move the project to a folder that they may enter, run it as a normal user, or set DATABASE_URL.`,
    )
  return (await canEnter(ways.capability, [folder])) ? ways.capability : ways.plain
}

/** Gives a folder and all in it to the user of the server: the last start may have gone another way. */
export const giveTo = async ({ owner }: RunAs, folder: string) => {
  if (owner === undefined || (await lstat(folder)).uid === owner) return
  for (const name of await readdir(folder, { recursive: true })) await lchown(join(folder, name), owner, owner)
  // Last, so that an interrupted change of hands is seen and done again.
  await lchown(folder, owner, owner)
}

/** Without namespace or capability the server needs leave to pass through the data folder, but not to list it. */
export const letThrough = async ({ ids }: RunAs, folder: string) => {
  if (ids.gid === undefined) return
  const { uid, mode } = await stat(folder)
  if (mode & 0o001) return
  await chown(folder, uid, NOBODY)
  await chmod(folder, (mode & 0o707) | 0o010)
}
