import { afterAll, beforeAll, expect, test } from 'vitest'
import { openMachineSpeed } from './machine-speed.ts'
import { type Instance, newInstance, post, startProcess, stopAll } from './processes.ts'

const seconds = process.env.LONG ? 60 : 4
let instance: Instance
let origin: string
/** Session cookie from before the flood. */
let cookie: string

beforeAll(async () => {
  instance = await newInstance()
  origin = (await startProcess({ ...instance.environment, TRUSTED_PROXIES: '127.0.0.1' })).origin
  cookie = await instance.signIn(origin)
})
afterAll(async () => {
  await stopAll()
  await instance.remove()
})

const median = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

/** Durations of repeated signed-in reads during `work`. */
const readWhile = async (going: () => boolean) => {
  const took: number[] = []
  const refused: number[] = []
  while (going()) {
    const since = performance.now()
    const answer = await fetch(`${origin}/api/club/dashboard/counters`, { headers: { cookie } })
    await answer.text()
    took.push(performance.now() - since)
    if (!answer.ok) refused.push(answer.status)
  }
  return { median: median(took), refused, reads: took.length }
}

const guess = (mail: string, address: string) =>
  fetch(`${origin}/api/kernel/identity/signIn`, {
    method: 'POST',
    body: JSON.stringify({ mail, password: 'no es esta' }),
    headers: { 'content-type': 'application/json', origin, 'x-forwarded-for': address },
  }).then((answer) => answer.text())

test.each([
  ['one account', () => ({ mail: 'ana@club.test', address: '198.51.100.1' })],
  [
    'ever new accounts from ever new addresses',
    (n: number) => ({ mail: `${n}@club.test`, address: `10.1.${n >> 8}.${n & 255}` }),
  ],
])(
  'flood resistance: forty who sign in wrongly for ever, at %s, do not starve those who are signed in',
  async (_, next) => {
    let going = true
    let tries = 0
    const guessing = Array.from({ length: 40 }, async () => {
      while (going) {
        const { mail, address } = next(tries++ & 65_535)
        await guess(mail, address)
      }
    })
    const machineSpeed = openMachineSpeed()
    const over = setTimeout(() => (going = false), seconds * 1000)
    const { median, refused, reads } = await readWhile(() => going)
    clearTimeout(over)
    await Promise.all(guessing)
    console.log(`floods: ${tries} sign-ins in ${seconds} s; ${reads} reads, median ${median.toFixed(0)} ms`)
    expect(refused).toEqual([])
    expect(median).toBeLessThan(await machineSpeed.allows(250))
    expect((await post(origin, 'club/posts/create', {}, cookie)).status, 'still there').toBe(400)
  },
  120_000 + seconds * 2000,
)
