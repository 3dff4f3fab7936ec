import { availableParallelism } from 'node:os'
import path from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { iconsPlugin } from './src/web/build/icons.ts'

const rulesOnly = [
  '{scripts,drawings}/**/*.test.ts',
  'src/{contract,web}/**/*.test.{ts,tsx}',
  'src/server/**/*.rules.test.ts',
]

/** Files that start, stop and damage servers of their own: they wait more than they compute. */
const ownServers =
  /kernel\/db\/|testing\/promises\.(role|kill|return|stop|floods|bodies|database|backup)\.|server\/(admin|backup|export)\./
/** Files that take longest. One that starts last would leave the other cores without work. */
const longestFiles = /promises\.(isolation|access|nodes|starts|input)\.|orders\/sending\.|peopleImport\.|menus\/stale\./

const kindOf = ({ moduleId, project }: TestSpecification) => {
  if (project.name === 'unit') return 'unit'
  if (ownServers.test(moduleId)) return 'waiting'
  return longestFiles.test(moduleId) ? 'longest' : 'server'
}

/**
 * Spreads the files that wait over the server's tests, so that others compute meanwhile; the longest files come first. The
 * unit tests stay at the end: a worker ends when the next file is of another project.
 */
class SpreadWaitingFiles extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files)
    const { waiting = [], longest = [], server = [], unit = [] } = Object.groupBy(sorted, kindOf)
    const computing = [...longest, ...server]
    const every = Math.ceil(computing.length / (waiting.length || 1))
    const spread = computing.flatMap((file, n) => (n % every === 0 ? [...waiting.splice(0, 1), file] : [file]))
    return [...spread, ...waiting, ...unit]
  }
}

/** Long, because a busy machine must not fail a test. A test of a promised time scales it by the machine's speed. */
const timeouts = { testTimeout: 600_000, hookTimeout: 600_000, expect: { poll: { timeout: 60_000 } } }

export default defineConfig({
  test: {
    // More workers than cores: more than half of the time a test waits for the database or for a server of its own.
    maxWorkers: Math.ceil(availableParallelism() * 2.5),
    sequence: { sequencer: SpreadWaitingFiles },
    projects: [
      {
        plugins: [iconsPlugin()],
        test: { name: 'unit', include: rulesOnly, isolate: false, unstubGlobals: true, ...timeouts },
      },
      {
        test: {
          name: 'server',
          include: ['src/server/**/*.test.ts'],
          exclude: rulesOnly,
          // Hashing passwords would be a quarter of the CPU time of these tests. Servers in processes of their own hash at full cost.
          alias: { '@node-rs/argon2': path.join(import.meta.dirname, 'src/server/testing/cheapHashing.ts') },
          globalSetup: ['src/server/testing/database.ts', 'src/server/testing/instance.ts'],
          // A worker loads the server once, not once per file: that halves the time these tests take.
          isolate: false,
          ...timeouts,
        },
      },
    ],
  },
})
