import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

const needsDatabase = 'src/server/**/*.test.ts'
/** Starts, stops and damages servers of its own. */
const ownServers = [
  'src/server/kernel/db/**/*.test.ts',
  'src/server/testing/promises.{role,kill,return,stop,floods,bodies,database,backup}.test.ts',
  'src/server/{admin,backup}.test.ts',
]
const rulesOnly = [
  '{scripts,drawings}/**/*.test.ts',
  'src/{contract,web}/**/*.test.{ts,tsx}',
  'src/server/**/*.rules.test.ts',
]

/** Generous, as everywhere: a busy machine is no failure. A time that is promised has its yardstick in the test. */
const patiently = { testTimeout: 180_000, hookTimeout: 240_000, expect: { poll: { timeout: 60_000 } } }

export default defineConfig({
  test: {
    // Half of the time a test waits for the database or for a server of its own: somebody else works meanwhile.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    projects: [
      { test: { name: 'unit', include: rulesOnly, ...patiently } },
      {
        test: {
          name: 'server',
          include: [needsDatabase],
          exclude: [...rulesOnly, ...ownServers],
          globalSetup: 'src/server/testing/database.ts',
          // A worker loads the server once, not once per file: that halves the time these tests take.
          isolate: false,
          ...patiently,
        },
      },
      {
        test: {
          name: 'own-servers',
          include: ownServers,
          globalSetup: 'src/server/testing/instance.ts',
          ...patiently,
        },
      },
    ],
  },
})
