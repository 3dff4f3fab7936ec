import { fork } from 'node:child_process'
import path from 'node:path'
import { ORPCError } from '@orpc/server'
import { projectFolder } from '../project.ts'
import { turns } from '../turns.ts'
import type { Answered, Asked, AskedPreview, Encoded, IconRequest } from './drawing.ts'

/** Beside this file, or built as the server is. */
const program = import.meta.filename.endsWith('.ts')
  ? path.join(import.meta.dirname, 'drawing.ts')
  : path.join(projectFolder, 'dist/server/drawing.js')
const takesAtMost = 60_000
/** Without anything to draw it is not kept: the next one starts in a quarter of a second. */
const idleAtMost = 30_000

/** All that it is told: large blocks go back to the system when they are free, instead of filling up with small ones. */
const environment = { MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' }

export class NotAPicture extends Error {}
/** A picture that the process did not survive, or not in time. */
export class DrawingEnded extends NotAPicture {}

type Drawn = Exclude<Answered, { problem: string }>
type Wanted = Omit<Asked, 'id'> | Omit<AskedPreview, 'id'> | Omit<IconRequest, 'id'>

interface Pending {
  resolve(drawn: Drawn): void
  reject(why: NotAPicture): void
}

/**
 * A process that draws pictures. One picture that is slow, crashes it or asks for too much takes nobody else along:
 * the next one gets a new process.
 */
const startDrawing = (ended: () => void) => {
  const pending = new Map<number, Pending>()
  const child = fork(program, {
    serialization: 'advanced',
    execArgv: ['--expose-gc', '--max-semi-space-size=2'],
    env: environment,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  child.unref()
  child.channel?.unref()
  let asked = 0
  let idle: NodeJS.Timeout | undefined

  const over = (why: string) => {
    ended()
    for (const { reject } of pending.values()) reject(new DrawingEnded(why))
  }
  const end = () => {
    over('took too long')
    child.kill('SIGKILL')
  }
  child.on('exit', (code, signal) => over(`ended by ${signal ?? code}`))
  child.on('error', (error) => over(String(error)))
  child.on('message', (answered: Answered) => {
    const waiting = pending.get(answered.id)
    if ('problem' in answered) waiting?.reject(new NotAPicture(answered.problem))
    else waiting?.resolve(answered)
  })

  return async (wanted: Wanted) => {
    clearTimeout(idle)
    const id = asked++
    const late = setTimeout(end, takesAtMost)
    try {
      return await new Promise<Drawn>((resolve, reject) => {
        pending.set(id, { resolve, reject })
        child.send({ id, ...wanted }, (error) => error && reject(new DrawingEnded(String(error))))
      })
    } finally {
      clearTimeout(late)
      pending.delete(id)
      if (pending.size === 0) idle = setTimeout(end, idleAtMost).unref()
    }
  }
}

let drawing: ReturnType<typeof startDrawing> | undefined

/** Draws in a process of its own, which is started when it is needed. */
const drawn = (wanted: Wanted) => {
  const started = () => {
    const draw = startDrawing(() => {
      if (drawing === draw) drawing = undefined
    })
    return draw
  }
  drawing ??= started()
  return drawing(wanted)
}

/** A picture anew in several widths. */
export const encodePicture = async (upload: Uint8Array, widest = 1920): Promise<Encoded> => {
  const made = await drawn({ upload, widest })
  if ('encoded' in made) return made.encoded
  throw new NotAPicture('another answer')
}

/** One at a time: the worst that is taken needs 200 MB, and the sizes of one picture keep several cores busy. */
const inTurn = turns(1, 24)

/** The same for what strangers send: when its turn comes, and if its sender still waits for it. */
export const encodeUpload = (upload: Blob, signal: AbortSignal | undefined) =>
  inTurn(async () => {
    if (signal?.aborted) throw new ORPCError('CLIENT_CLOSED_REQUEST')
    return encodePicture(new Uint8Array(await upload.arrayBuffer()))
  })

/** A stored picture as messengers show it: a JPEG of less than 300 kB. */
export const encodePreview = (stored: Uint8Array): Promise<Uint8Array> =>
  inTurn(async () => {
    const made = await drawn({ preview: stored })
    if ('jpeg' in made) return made.jpeg
    throw new NotAPicture('another answer')
  })

export const encodeIcon = (wanted: Omit<IconRequest, 'id'>): Promise<Uint8Array> =>
  inTurn(async () => {
    const made = await drawn(wanted)
    if ('png' in made) return made.png
    throw new NotAPicture('another answer')
  })
