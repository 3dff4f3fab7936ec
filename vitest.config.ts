import { defineConfig } from 'vitest/config'

const needsDatabase = 'src/server/**/*.test.ts'
/** Starts, stops and damages database servers of its own. */
const databaseServers = [
  'src/server/kernel/db/**/*.test.ts',
  'src/server/testing/promises.role.test.ts',
  'src/server/admin.test.ts',
]
/** Kills and restarts real servers against the clock: not beside other tests. */
const wholeMachine = ['src/server/testing/promises.{kill,return,stop,floods,bodies,database}.test.ts']
const rulesOnly = ['scripts/**/*.test.ts', 'src/{contract,web}/**/*.test.{ts,tsx}', 'src/server/**/*.rules.test.ts']

export default defineConfig({
  test: {
    // By default one core is left free, and of two that is half.
    maxWorkers: '100%',
    projects: [
      // Generous, as everywhere: a busy machine is no failure.
      { test: { name: 'unit', include: rulesOnly, testTimeout: 20_000 } },
      {
        test: {
          name: 'server',
          include: [needsDatabase],
          exclude: [...rulesOnly, ...databaseServers, ...wholeMachine],
          globalSetup: 'src/server/testing/database.ts',
          // A worker loads the server once, not once per file: that halves the time these tests take.
          isolate: false,
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      { test: { name: 'database', include: databaseServers, testTimeout: 20_000, hookTimeout: 60_000 } },
      {
        test: {
          name: 'alone',
          include: wholeMachine,
          fileParallelism: false,
          sequence: { groupOrder: 1 },
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
