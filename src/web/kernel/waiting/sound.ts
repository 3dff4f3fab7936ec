import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createListeners } from '#web/kernel/data/listeners.ts'

/**
 * Sound of a ring: 'soft' for a message or a guest's alert, 'order' for a pending order or a requested bag, 'late'
 * (louder) for an overdue order.
 */
export type RingKind = 'soft' | 'order' | 'late'

/** One tone of a ring: frequency, offset in seconds, and volume from 0 to 1. */
interface Tone {
  hertz: number
  at: number
  loudness: number
}
const tones: Record<RingKind, readonly Tone[]> = {
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
const { subscribe, notify } = createListeners()

/** Starts the audio context. Browsers block it until the page is touched, so every touch calls this again. */
function startAudio() {
  if (!audioContext) {
    audioContext = new AudioContext()
    audioContext.addEventListener('statechange', notify)
  }
  if (audioContext.state !== 'running') void audioContext.resume().catch(() => {})
}

/** Starts audio from a click handler, as browsers require; true if the browser allows sound. */
export async function allowSound(): Promise<boolean> {
  startAudio()
  await audioContext?.resume().catch(() => {})
  return audioContext?.state === 'running'
}

/**
 * Plays a ring once, or tries to start audio if it is not running. The tones are synthesised, so no sound file has to
 * load.
 */
export function playRing(ring: RingKind) {
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
export function useIsSoundAllowed(): boolean {
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
export function useIsRingingTab(audible: boolean): boolean {
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

/** Milliseconds between two rings. */
const ringIntervals: Record<RingKind, number> = { soft: 15_000, order: 5_000, late: 2_500 }

/** Rings again and again while `ring` is not null. */
export function useRepeatedRing(ring: RingKind | null, isRingingTab: boolean) {
  useEffect(() => {
    if (!ring || !isRingingTab) return
    playRing(ring)
    const timer = setInterval(() => playRing(ring), ringIntervals[ring])
    return () => clearInterval(timer)
  }, [ring, isRingingTab])
}

/**
 * Rings once whenever the count has grown. An undefined count rings nothing, and the count after it is a new starting
 * value.
 */
export function useRingForNew(ring: RingKind, count: number | undefined, isRingingTab: boolean) {
  const known = useRef<number | undefined>(undefined)
  useEffect(() => {
    if (count !== undefined && known.current !== undefined && count > known.current && isRingingTab) playRing(ring)
    known.current = count
  }, [ring, count, isRingingTab])
}
