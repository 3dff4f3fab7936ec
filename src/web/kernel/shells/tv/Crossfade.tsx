import { type ReactNode, useRef } from 'react'
import classes from './Crossfade.module.css'

export interface Scene {
  key: string
  content: ReactNode
}

interface CrossfadeProps {
  current: Scene
  /** Kept ready behind the current one, its pictures loaded. */
  next?: Scene | undefined
}

/**
 * Fades from one scene to the next. The one before stays mounted, unseen, until the one after it comes:
 * no timers, and a scene that was kept ready appears with the same elements it was prepared with.
 */
export function Crossfade({ current, next }: CrossfadeProps) {
  const before = useRef<Scene | null>(null)
  const shown = useRef(current)
  if (shown.current.key !== current.key) before.current = shown.current
  shown.current = current
  const scenes = [before.current, current, next].filter(
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
