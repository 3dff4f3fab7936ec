import { IconPlayerPlayFilled } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { videoText as text } from '#web/kernel/text/video.text.ts'
import { DuskScene } from '../scenes/DuskScene.tsx'
import { PlaceholderScene } from '../scenes/PlaceholderScene.tsx'
import classes from './Video.module.css'

interface VideoProps {
  title: string
  /** The address to embed, of a host the page's policy allows. */
  address: string
}

/** The same video has the same picture everywhere, and neighbours seldom the same. */
const scenes = [
  <DuskScene key="dusk" />,
  <PlaceholderScene key="course" />,
  <PlaceholderScene key="flags" kind="flags" />,
]
const sceneOf = (address: string) => {
  let sum = 0
  for (const letter of address) sum = (sum * 31 + letter.charCodeAt(0)) % 9973
  return scenes[sum % scenes.length]
}

/** A picture with a play button; nothing of the video's host is loaded before somebody asks for it. */
export function Video({ title, address }: VideoProps) {
  const [playing, setPlaying] = useState(false)
  const frame = useRef<HTMLIFrameElement>(null)
  // The button that had the focus is gone.
  useEffect(() => {
    if (playing) frame.current?.focus()
  }, [playing])
  return (
    <div className={classes.video}>
      {playing ? (
        <iframe
          ref={frame}
          className={classes.frame}
          title={title}
          src={`${address}?autoplay=1`}
          sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          // The hosts refuse to play for a page that does not say where it is.
          referrerPolicy="strict-origin-when-cross-origin"
        />
      ) : (
        <button type="button" className={classes.poster} aria-label={text.play(title)} onClick={() => setPlaying(true)}>
          {sceneOf(address)}
          <span className={classes.play}>
            <IconPlayerPlayFilled size={26} aria-hidden />
          </span>
        </button>
      )}
    </div>
  )
}
