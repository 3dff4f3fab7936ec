import { useEffect, useState, useSyncExternalStore } from 'react'
import { openListeners } from '#web/kernel/data/listeners.ts'
import type { Ring } from './ringing.ts'

/** One stroke of the bell: its tone, when it is struck and how loud, from 0 to 1. */
interface Stroke {
  hertz: number
  at: number
  loudness: number
}
const strokes: Record<Ring, readonly Stroke[]> = {
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
const fades = 0.9

let player: AudioContext | null = null
const { subscribe, tell } = openListeners()

/** Browsers are silent until somebody has touched the page: this is tried at the start and at every touch. */
function start() {
  if (!player) {
    player = new AudioContext()
    player.addEventListener('statechange', tell)
  }
  if (player.state !== 'running') void player.resume().catch(() => {})
}

/** To be called while a button is pressed. Tells whether the browser lets us be heard now. */
export async function allowSound(): Promise<boolean> {
  start()
  await player?.resume().catch(() => {})
  return player?.state === 'running'
}

/** Made of tones: nothing has to be fetched when it is needed. */
export function strike(ring: Ring) {
  if (player?.state !== 'running') return start()
  for (const { hertz, at, loudness } of strokes[ring]) {
    const begins = player.currentTime + at
    const volume = player.createGain()
    volume.gain.setValueAtTime(loudness, begins)
    volume.gain.exponentialRampToValueAtTime(0.001, begins + fades)
    const tone = player.createOscillator()
    tone.frequency.value = hertz
    tone.connect(volume).connect(player.destination)
    tone.start(begins)
    tone.stop(begins + fades)
  }
}

/** Whether this browser lets us be heard, tried again at every touch of the page. */
export function useSound(): boolean {
  useEffect(() => {
    start()
    // When a finger leaves, and not before: what goes once we are heard must not move what is being pressed.
    const touches = ['pointerup', 'keydown'] as const
    for (const touch of touches) addEventListener(touch, start)
    return () => {
      for (const touch of touches) removeEventListener(touch, start)
    }
  }, [])
  return useSyncExternalStore(
    subscribe,
    () => player?.state === 'running',
    () => false,
  )
}

/** Of the tabs of one browser that can be heard, one rings. */
export function useOnlyTab(heard: boolean): boolean {
  const [only, setOnly] = useState(false)
  useEffect(() => {
    if (!heard) return
    // Plain addresses of a club's own network have no locks: there every tab rings.
    if (!navigator.locks) return setOnly(true)
    const leaves = new AbortController()
    const held = () =>
      new Promise<void>((release) => {
        setOnly(true)
        leaves.signal.addEventListener('abort', () => release())
      })
    navigator.locks.request('bell', { signal: leaves.signal }, held).catch(() => {})
    return () => {
      leaves.abort()
      setOnly(false)
    }
  }, [heard])
  return only
}
