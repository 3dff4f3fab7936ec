import { type CodeReader, openCodeReader } from './codeReaders.ts'

/**
 * `refused` by the person, `none` there, a browser that shows pages no camera (its own reads codes, then), or what reads
 * the codes did not come.
 */
export type CameraTrouble = 'refused' | 'none' | 'detector' | 'reader'

interface Reading {
  onReady: () => void
  onTrouble: (trouble: CameraTrouble) => void
  /** Answers true when the code was taken: reading ends. */
  onCode: (text: string) => boolean
}

const lookEvery = 200

/** Shows the camera in the video and reads what it sees; answers with how to stop. */
export function readCodes(video: HTMLVideoElement, { onReady, onTrouble, onCode }: Reading): () => void {
  let stopped = false
  let stream: MediaStream | undefined
  let reader: CodeReader | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const stop = () => {
    stopped = true
    clearTimeout(timer)
    reader?.close()
    for (const track of stream?.getTracks() ?? []) track.stop()
  }
  const fail = (trouble: CameraTrouble) => {
    if (stopped) return
    stop()
    onTrouble(trouble)
  }
  const look = async () => {
    const codes = (await reader?.read(video)) ?? []
    if (stopped) return
    if (codes.some(onCode)) return stop()
    timer = setTimeout(lookAgain, lookEvery)
  }
  const lookAgain = () => void look().catch(() => fail('reader'))
  const start = async () => {
    if (!navigator.mediaDevices) return fail('detector')
    reader = await openCodeReader().catch(() => undefined)
    if (stopped) return reader?.close()
    if (!reader) return fail('reader')
    stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
    if (stopped) return stop()
    video.srcObject = stream
    await video.play()
    onReady()
    lookAgain()
  }
  start().catch((error: unknown) =>
    fail(error instanceof DOMException && error.name === 'NotAllowedError' ? 'refused' : 'none'),
  )
  return stop
}
