import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import pg, { type ClientConfig } from 'pg'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createTestFolder, hashDatabase, hashFiles, queryDataFolder } from '../backup.testkit.ts'
import { bagDraft, movementDraft } from '../club/club.testkit.ts'
import { type Instance, newInstance, post, run, startProcess, stopAll } from './processes.ts'

let instance: Instance
beforeAll(async () => {
  instance = await newInstance()
})
afterEach(stopAll)
afterAll(() => instance.remove())

const grey = sharp({ create: { width: 40, height: 30, channels: 3, background: '#888' } })

/** Registers movements and uploads pictures continuously until it is stopped. */
const writing = (origin: string, cookie: string) => {
  let over = false
  const begun: string[] = []
  const acknowledged: string[] = []
  const write = async (endpoint: string, input: { id: string }) => {
    begun.push(input.id)
    const answer = await post(origin, endpoint, input, cookie)
    if (!answer.ok) throw new Error(`${endpoint}: ${await answer.text()}`)
    acknowledged.push(input.id)
  }
  const moveBags = async () => {
    const bag = bagDraft()
    await write('club/bags/create', bag)
    for (let position = 0; !over; position++) {
      const actionType = position % 2 === 0 ? 'Ingreso' : 'Retiro'
      const movement = { ...movementDraft(bag.id, position), actionType }
      await write('club/movements/create', movement)
    }
  }
  const publish = async () => {
    const bytes = new Uint8Array(await grey.jpeg().toBuffer())
    while (!over) {
      const body = new FormData()
      body.set('file', new File([bytes], 'foto.jpg'))
      const uploaded = await fetch(`${origin}/api/kernel/files/upload`, {
        method: 'POST',
        body,
        headers: { origin, cookie },
      })
      if (!uploaded.ok) throw new Error(await uploaded.text())
      const { id: photoId } = await uploaded.json()
      const news = { id: randomUUID(), kind: 'news', title: 'Hola', description: 'Hola', photoId }
      await write('club/posts/create', news)
    }
  }
  const writers = [moveBags(), moveBags(), moveBags(), publish()]
  return {
    begun,
    acknowledged,
    end: async () => {
      over = true
      await Promise.all(writers)
    },
  }
}

/** Queries that find inconsistencies between rows that are always written in one transaction. */
const contradictions = [
  `select b.id from club_bags b left join club_movements m on m.venue_id = b.venue_id and m.bag_id = b.id
     group by b.venue_id, b.id, b.position, b.last_move having count(m.id) <> b.position or max(m.at) is distinct from b.last_move`,
  `select venue_id from club_counters c where people <> (select count(*) from club_people p where p.venue_id = c.venue_id)
     or (bags, bags_in, bags_out) <> (select count(*), count(*) filter (where last_action = 'Ingreso'), count(*) filter (where last_action = 'Retiro')
       from club_bags b where b.venue_id = c.venue_id and archived_at is null)`,
  `select 1 where (select sum(entries + exits) from club_movement_hours) <> (select count(*) from club_movements)`,
]

const look = async (owner: ClientConfig) => {
  const client = new pg.Client(owner)
  await client.connect()
  const idsOf = async (query: string) => (await client.query<{ id: string }>(query)).rows.map(({ id }) => id)
  try {
    const found: unknown[] = []
    for (const query of contradictions) found.push(...(await client.query(query)).rows)
    return {
      contradictions: found,
      written: await idsOf(
        'select id from club_bags union select id from club_movements union select id from club_posts',
      ),
      pictures: await idsOf(
        `select format('%s/%s/%s.webp', venue_id, id, unnest(widths)) as id from kernel_files order by 1`,
      ),
      content: await hashDatabase(owner),
    }
  } finally {
    await client.end()
  }
}

test.runIf(process.env.LONG)(
  'backup restore: a backup taken under load restores rows and files of one moment',
  async () => {
    const folder = await createTestFolder()
    const [file, again, dataDir] = [
      path.join(folder, 'a.tar.gz'),
      path.join(folder, 'b.tar.gz'),
      path.join(folder, 'data'),
    ]
    const server = await startProcess(instance.environment)
    const load = writing(server.origin, await instance.signIn(server.origin))
    const more = (count: number) =>
      expect.poll(() => load.acknowledged.length, { interval: 5 }).toBeGreaterThan(load.acknowledged.length + count)
    await more(60)
    const before = [...load.acknowledged]
    expect(await run('src/server/backup.ts', [file], instance.environment)).toMatchObject({ code: 0 })
    const [after, begun] = [load.acknowledged.length, load.begun.length]
    await more(20)
    await load.end()
    expect(after, 'written meanwhile').toBeGreaterThan(before.length)
    const late = load.begun.slice(begun)
    expect(await server.stop()).toBe(0)

    const restored = { DATA_DIR: dataDir, DEMO: '0' }
    expect(await run('src/server/restore.ts', [file], restored)).toMatchObject({
      code: 0,
      printed: expect.stringMatching(/^Restored the state of 2\S+Z\. /),
    })
    const first = await queryDataFolder(dataDir, look)
    expect(first.contradictions).toEqual([])
    const written = new Set(first.written)
    expect(
      before.filter((id) => !written.has(id)),
      'acknowledged before it',
    ).toEqual([])
    expect(
      late.filter((id) => written.has(id)),
      'of a later moment',
    ).toEqual([])
    const files = await hashFiles(path.join(dataDir, 'files'))
    expect(files.map((line) => line.split(' ')[0])).toEqual(first.pictures.toSorted())

    const back = await startProcess(restored)
    expect((await fetch(`${back.origin}/readyz`)).status).toBe(200)
    expect(await instance.signIn(back.origin), 'the same people may enter').toMatch(/=/)
    expect(await back.stop()).toBe(0)

    // A backup of the restored data is identical. Signing in has changed some rows.
    const { content } = await queryDataFolder(dataDir, look)
    expect(await run('src/server/backup.ts', [again], restored)).toMatchObject({ code: 0 })
    const copy = path.join(folder, 'copy')
    expect(await run('src/server/restore.ts', [again], { ...restored, DATA_DIR: copy })).toMatchObject({ code: 0 })
    expect((await queryDataFolder(copy, look)).content).toEqual(content)
    expect(await hashFiles(path.join(copy, 'files'))).toEqual(files)
    expect(await readdir(folder)).toEqual(['a.tar.gz', 'b.tar.gz', 'copy', 'data'])
  },
  600_000,
)
