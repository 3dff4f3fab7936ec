import { mkdtempSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { defineConfig } from '@playwright/test'
import { chromiumLaunch } from './e2e/browsers/launching.ts'

const port = Number(process.env.E2E_PORT ?? 3917)
/** Created once by the runner; the workers inherit it through the environment. */
process.env.E2E_DATA_DIR ??= mkdtempSync(path.join(os.tmpdir(), 'casaclub-e2e-'))

/** The longest journey is its own project, so that it starts first and does not run alone at the end. */
const longest = 'television.journey.ts'

export default defineConfig({
  testDir: 'e2e',
  projects: [
    { name: 'longest', testMatch: longest },
    // Tests in other browsers, which Playwright does not drive (docs/decisions/0066).
    { name: 'browsers', testMatch: 'browsers/surfaces.test.ts' },
    { name: 'journeys', testMatch: '*.journey.ts', testIgnore: longest },
  ],
  // More workers than cores: journeys have their own venues (e2e/venue.ts) and often wait for their pages.
  workers: '200%',
  fullyParallel: true,
  retries: 0,
  forbidOnly: !!process.env.CI,
  // Long timeouts, because a machine that is busy, or paused for 10 s, is not a failure. Only the live stream updates a page
  // within 30 s.
  timeout: 600_000,
  expect: { timeout: 30_000 },
  globalTeardown: './e2e/teardown.ts',
  webServer: {
    command: `exec "${process.execPath}" dist/server/main.js`,
    url: `http://127.0.0.1:${port}/readyz`,
    timeout: 240_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: { PORT: String(port), DATA_DIR: process.env.E2E_DATA_DIR, DATABASE_URL: '', DEMO: '1', LOG_LEVEL: 'error' },
    stdout: 'ignore',
  },
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    viewport: { width: 1280, height: 900 },
    locale: 'es-AR',
    // Phone pages store 80 files for use without a network, which takes half of their loading time. Journeys without a network
    // allow it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    launchOptions: chromiumLaunch,
  },
})
