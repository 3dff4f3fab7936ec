import { useEffect, useState, useSyncExternalStore } from 'react'
import { openListeners } from '#web/kernel/data/listeners.ts'
import type { Ring } from './ringing.ts'

/** One tone of a ring: frequency, offset in seconds, and volume from 0 to 1. */
interface Tone {
  hertz: number
  at: number
  loudness: number
}
const tones: Record<Ring, readonly Tone[]> = {
  soft: [{ hertz: 523, at: 0, loudness: 0.12 }],
  order: [
    { hertz: 880, at: 0, loudness: 0.4 },
    { hertz: 659, at: 0.28, loudness: 0.4 },
  ],
  late: [
    { hertz: 988, at: 0, loudness: 1 },
    { hertz: 784, at: 0.2, loudness: 1 },
    { hertz: 988, at: 0.4, loudness: 1 },
    { hertz: 784, at: 0.6, loudness: 1 },
  ],
}
const fadeSeconds = 0.9

let audioContext: AudioContext | null = null
const { subscribe, tell } = openListeners()

/** Starts the audio context. Browsers block it until the page is touched, so every touch calls this again. */
function startAudio() {
  if (!audioContext) {
    audioContext = new AudioContext()
    audioContext.addEventListener('statechange', tell)
  }
  if (audioContext.state !== 'running') void audioContext.resume().catch(() => {})
}

/** Starts audio from a click handler, as browsers require; true if the browser allows sound. */
export async function allowSound(): Promise<boolean> {
  startAudio()
  await audioContext?.resume().catch(() => {})
  return audioContext?.state === 'running'
}

/** Plays a ring once. The tones are synthesised, so no sound file has to load. */
export function strike(ring: Ring) {
  if (audioContext?.state !== 'running') return startAudio()
  for (const { hertz, at, loudness } of tones[ring]) {
    const startTime = audioContext.currentTime + at
    const volume = audioContext.createGain()
    volume.gain.setValueAtTime(loudness, startTime)
    volume.gain.exponentialRampToValueAtTime(0.001, startTime + fadeSeconds)
    const tone = audioContext.createOscillator()
    tone.frequency.value = hertz
    tone.connect(volume).connect(audioContext.destination)
    tone.start(startTime)
    tone.stop(startTime + fadeSeconds)
  }
}

/** Whether the browser allows sound; every touch of the page tries to start audio again. */
export function useSound(): boolean {
  useEffect(() => {
    startAudio()
    // pointerup, not pointerdown: the message that disappears with the sound must not shift the button under the pointer.
    const touchEvents = ['pointerup', 'keydown'] as const
    for (const touch of touchEvents) addEventListener(touch, startAudio)
    return () => {
      for (const touch of touchEvents) removeEventListener(touch, startAudio)
    }
  }, [])
  return useSyncExternalStore(
    subscribe,
    () => audioContext?.state === 'running',
    () => false,
  )
}

/** Whether this tab is the one that rings: a web lock selects one audible tab per browser. */
export function useOnlyTab(audible: boolean): boolean {
  const [isOnly, setIsOnly] = useState(false)
  useEffect(() => {
    if (!audible) return
    // Web locks need HTTPS: over plain HTTP in a local network every tab rings.
    if (!navigator.locks) return setIsOnly(true)
    const unmounted = new AbortController()
    const holdLock = () =>
      new Promise<void>((release) => {
        setIsOnly(true)
        unmounted.signal.addEventListener('abort', () => release())
      })
    navigator.locks.request('bell', { signal: unmounted.signal }, holdLock).catch(() => {})
    return () => {
      unmounted.abort()
      setIsOnly(false)
    }
  }, [audible])
  return isOnly
}
