import { expect, test } from 'vitest'
import { readConfiguration, WrongConfiguration } from './configuration.ts'

test('without any variable the server listens on this machine only, on port 3000, with the demo', () => {
  expect(readConfiguration({})).toMatchObject({
    host: '127.0.0.1',
    port: 3000,
    onLoopback: true,
    origin: 'http://127.0.0.1:3000',
    databaseUrl: null,
    demo: true,
    communityVenue: 1,
  })
})

test('a wrong value throws one sentence with the variable’s name and how to fix it', () => {
  const wrong: [NodeJS.ProcessEnv, string][] = [
    [{ PORT: 'http' }, "PORT is 'http', but it must be a port number, 0 to 65535."],
    [{ PORT: '70000' }, "PORT is '70000', but it must be a port number"],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL'],
    [{ PUBLIC_URL: 'club.example' }, 'PUBLIC_URL'],
    [{ SMTP_URL: 'mail' }, 'SMTP_URL'],
    [{ DEMO: 'yes' }, 'DEMO'],
    [{ TRUSTED_PROXIES: 'proxy.local' }, 'TRUSTED_PROXIES'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
    [{ HOST: '0.0.0.0' }, 'PUBLIC_URL'],
  ]
  for (const [environment, sentence] of wrong) {
    expect(() => readConfiguration(environment)).toThrow(WrongConfiguration)
    expect(() => readConfiguration(environment)).toThrow(sentence)
  }
})

test('with a PUBLIC_URL of another host the server is not loopback-only, and a missing TRUSTED_PROXIES is warned of', () => {
  const published = readConfiguration({ PUBLIC_URL: 'https://club.example' })
  expect(published.onLoopback).toBe(false)
  expect(published.warnings.join()).toMatch(/TRUSTED_PROXIES.*SMTP_URL/)
  const told = { PUBLIC_URL: 'https://club.example', TRUSTED_PROXIES: '127.0.0.1', SMTP_URL: 'smtp://mail.example' }
  expect(readConfiguration(told).warnings).toEqual([])
  expect(readConfiguration({ PUBLIC_URL: 'http://localhost:3000' })).toMatchObject({ onLoopback: true, warnings: [] })
})

test('a PUBLIC_URL with http is warned of, unless it is a loopback address', () => {
  const warnings = (PUBLIC_URL: string) => readConfiguration({ PUBLIC_URL, TRUSTED_PROXIES: '10.0.0.1' }).warnings
  expect(warnings('http://club.example')).toEqual([expect.stringMatching(/^PUBLIC_URL begins with http: passwords/)])
  expect(warnings('http://localhost:3000')).toEqual([])
})

test('an empty variable counts as not set', () => {
  expect(readConfiguration({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: null })
})
