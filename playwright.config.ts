import { defineConfig } from '@playwright/test'
import { chromiumLaunch } from './e2e/browsers/launching.ts'
import { createMemoryFolder } from './src/server/testing/memoryFolder.ts'

const port = Number(process.env.E2E_PORT ?? 3917)
/** Created once by the runner; the workers inherit it through the environment. */
process.env.E2E_DATA_DIR ??= createMemoryFolder('casaclub-e2e-')

export default defineConfig({
  testDir: 'e2e',
  // Other browsers (docs/decisions/0066) and rare failures are tested in long runs (docs/decisions/0125, 0138), in the same
  // project, because each project starts its own workers with their Chromium.
  testMatch: process.env.SCREENS
    ? 'every-page.screens.ts'
    : process.env.LONG
      ? ['*.journey.ts', 'browsers/surfaces.test.ts']
      : '*.journey.ts',
  grepInvert: process.env.LONG ? [] : process.env.FULL ? /@long/ : /@long|@full/,
  // More workers than cores: journeys have their own venues (e2e/venue.ts) and often wait for their pages.
  workers: '200%',
  fullyParallel: true,
  retries: 0,
  snapshotPathTemplate: 'e2e/looks/{arg}{ext}',
  forbidOnly: !!process.env.CI,
  // Long timeouts, because a machine that is busy, or paused for 10 s, is not a failure. Only the live stream updates a page
  // within 30 s.
  timeout: 600_000,
  expect: { timeout: 30_000 },
  globalTeardown: './e2e/teardown.ts',
  webServer: {
    command: `exec "${process.execPath}" dist/server/main.cjs`,
    url: `http://127.0.0.1:${port}/readyz`,
    timeout: 240_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      PORT: String(port),
      DATA_DIR: process.env.E2E_DATA_DIR,
      DATABASE_URL: '',
      DEMO: '1',
      LOG_LEVEL: 'error',
      // A journey receives events on this machine.
      WEBHOOKS_ALLOW_PRIVATE: '1',
    },
    stdout: 'ignore',
  },
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    // Without a limit, a click or a response that never comes would take the journey's ten minutes.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    viewport: { width: 1280, height: 900 },
    locale: 'es-AR',
    // A first phone page stores 80 files for use without a network: a third of its CPU time. Journeys without a network
    // allow it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // Compressing pages and assets would take a twentieth of the CPU time. CI tests compressed responses.
    ...(process.env.FULL ? {} : { extraHTTPHeaders: { 'accept-encoding': 'identity' } }),
    launchOptions: chromiumLaunch,
  },
})
