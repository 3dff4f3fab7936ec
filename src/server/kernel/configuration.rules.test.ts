import { expect, test } from 'vitest'
import { readConfiguration, WrongConfiguration } from './configuration.ts'
import { parseDatabaseUrl } from './db/databaseUrl.ts'
import { ownerConfigFromUrl } from './db/ownerConnection.ts'
import { openLog } from './log.ts'
import { OperatorError } from './operatorError.ts'

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

test('a password is in no message, whichever way its URL is malformed or its server refuses it', () => {
  const secrets = [
    'hunter2-secret',
    'hunter2/secret',
    'hunter2?secret',
    'hunter2#secret',
    'hunter2@secret',
    '99999/secret',
  ]
  const malformed = secrets.flatMap((secret) => [
    `postgres://club:${secret}@db.example:99999/club`,
    `postgres://club:${secret}@db.example/club?password=${secret}`,
    `postgres//club:${secret}@db.example/club`,
    `mysql://club:${secret}@db.example/club`,
    `club:${secret}@db.example`,
    `host=db.example password=${secret}`,
    `smtps://mail:${secret}@mail.example:x`,
    `s3://key:${secret}@s3.example:x/bucket`,
  ])
  for (const name of ['DATABASE_URL', 'SMTP_URL', 'FILES_URL'])
    for (const given of malformed) {
      let message = ''
      try {
        const { databaseUrl } = readConfiguration({ [name]: given })
        if (databaseUrl) ownerConfigFromUrl(databaseUrl)
      } catch (error) {
        message = (error as Error).message
      }
      expect(message, given).not.toMatch(/hunter2|secret(?!@host\/bucket)|99999/)
    }
})

test('passwords of the configuration and of any address are masked in errors for the operator and at every log level', () => {
  const password = 'tr0ub4dor&3'
  readConfiguration({ DATABASE_URL: `postgres://club:${encodeURIComponent(password)}@db.example/club` })
  const sentence = `connecting as ${password} to smtp://mail:other-secret@mail.example failed`
  const masked = 'connecting as *** to smtp://mail:***@mail.example failed'
  expect(new OperatorError(sentence).message).toBe(masked)
  let written = ''
  const log = openLog('trace', { write: (line) => (written += line) })
  for (const level of ['trace', 'debug', 'info', 'warn', 'error', 'fatal'] as const) {
    log[level](sentence)
    log[level]({ err: new Error(sentence), detail: { urls: [sentence] } }, 'failed')
  }
  expect(written).not.toMatch(/tr0ub4dor|other-secret/)
  expect(written.match(/connecting as \*\*\*/g)?.length).toBe(18)
  for (const line of written.trim().split('\n')) expect(JSON.parse(line).time).toBeGreaterThan(1e12)
})

test('a DATABASE_URL with several hosts gives one URL for each, with the same login and database', () => {
  const several = 'postgres://club:a%40b@one:5432,two:5433/club?target_session_attrs=read-write'
  expect(readConfiguration({ DATABASE_URL: several }).databaseUrl).toBe(several)
  expect(parseDatabaseUrl(several)).toEqual([
    'postgres://club:a%40b@one:5432/club?target_session_attrs=read-write',
    'postgres://club:a%40b@two:5433/club?target_session_attrs=read-write',
  ])
  expect(parseDatabaseUrl('postgres://club@one,,two/club')).toBeNull()
  const standby = () => ownerConfigFromUrl('postgres://club@one,two/club?target_session_attrs=standby')
  expect(standby).toThrow('needs a primary')
})
