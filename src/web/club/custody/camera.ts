import { type CodeReader, openCodeReader } from './codeReaders.ts'

/**
 * `refused`: the user denied access. `none`: the device has no camera. `detector`: the browser gives pages no camera.
 * `reader`: the code reader did not load or failed.
 */
export type CameraTrouble = 'refused' | 'none' | 'detector' | 'reader'

interface CodeListeners {
  onReady: () => void
  onProblem: (problem: CameraTrouble) => void
  /** Returns true when the code was accepted, which ends the reading. */
  onCode: (text: string) => boolean
}

const readIntervalMs = 200

/** Plays the camera in the video element and reads QR codes from it. Returns a function that stops both. */
export function readCodes(video: HTMLVideoElement, { onReady, onProblem, onCode }: CodeListeners): () => void {
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
  const fail = (problem: CameraTrouble) => {
    if (stopped) return
    stop()
    onProblem(problem)
  }
  const readFrame = async () => {
    const codes = (await reader?.read(video)) ?? []
    if (stopped) return
    if (codes.some(onCode)) return stop()
    timer = setTimeout(readNext, readIntervalMs)
  }
  const readNext = () => void readFrame().catch(() => fail('reader'))
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
    readNext()
  }
  start().catch((error: unknown) =>
    fail(error instanceof DOMException && error.name === 'NotAllowedError' ? 'refused' : 'none'),
  )
  return stop
}
