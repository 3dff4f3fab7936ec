import { type ReactNode, useRef } from 'react'
import classes from './Crossfade.module.css'

export interface Scene {
  key: string
  content: ReactNode
}

interface CrossfadeProps {
  current: Scene
  /** Mounted invisibly behind the current one, so that its pictures load in advance. */
  next?: Scene | undefined
}

/**
 * Fades from one scene to the next. The previous scene stays mounted invisibly until the next change, so no timer is needed,
 * and a prepared scene appears with the elements it was mounted with.
 */
export function Crossfade({ current, next }: CrossfadeProps) {
  const previous = useRef<Scene | null>(null)
  const shown = useRef(current)
  if (shown.current.key !== current.key) previous.current = shown.current
  shown.current = current
  const scenes = [previous.current, current, next].filter(
    (scene, i, all): scene is Scene => !!scene && all.findIndex((other) => other?.key === scene.key) === i,
  )
  return scenes
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .map((scene) => (
      <div key={scene.key} className={classes.scene} data-here={scene.key === current.key || undefined}>
        {scene.content}
      </div>
    ))
}
