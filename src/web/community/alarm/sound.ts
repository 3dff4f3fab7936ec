import { useEffect, useState } from 'react'

const wails = { low: 620, high: 1040, lasts: 1, loudness: 0.5 }
const every = 1_200

let player: AudioContext | null = null

/** Plays one wail of a siren from an oscillator, so that no sound file must be loaded in an emergency. */
function wail({ currentTime: now, destination }: AudioContext) {
  const { low, high, lasts, loudness } = wails
  const tone = new OscillatorNode(destination.context, { type: 'sawtooth', frequency: low })
  const volume = new GainNode(destination.context, { gain: loudness })
  tone.frequency.linearRampToValueAtTime(high, now + lasts / 2)
  tone.frequency.linearRampToValueAtTime(low, now + lasts)
  tone.connect(volume).connect(destination)
  tone.start()
  tone.stop(now + lasts)
}

/** Plays the siren while `on` is true. Returns false if the browser blocks sound until the page is touched. */
export function useSiren(on: boolean): boolean {
  const [heard, setHeard] = useState(true)
  useEffect(() => {
    if (!on) return
    player ??= new AudioContext()
    const siren = player
    const sound = () => {
      setHeard(siren.state === 'running')
      if (siren.state === 'running') wail(siren)
      else void siren.resume().catch(() => {})
    }
    sound()
    const timer = setInterval(sound, every)
    const touches = ['pointerdown', 'keydown'] as const
    for (const touch of touches) addEventListener(touch, sound)
    return () => {
      clearInterval(timer)
      for (const touch of touches) removeEventListener(touch, sound)
    }
  }, [on])
  return heard
}
