import IconPlayerPlayFilled from 'icon:player-play-filled'
import { useEffect, useRef, useState } from 'react'
import { videoText as text } from '#web/kernel/text/video.text.ts'
import { DuskScene } from '../scenes/DuskScene.tsx'
import { PlaceholderScene } from '../scenes/PlaceholderScene.tsx'
import classes from './Video.module.css'

interface VideoProps {
  title: string
  /** Embed URL, of a host that the content security policy allows. */
  address: string
}

// A hash of the URL chooses the picture: a video always has the same one, and neighbours usually different ones.
const scenes = [
  <DuskScene key="dusk" />,
  <PlaceholderScene key="course" />,
  <PlaceholderScene key="flags" kind="flags" />,
]
const sceneOf = (url: string) => {
  let hash = 0
  for (const letter of url) hash = (hash * 31 + letter.charCodeAt(0)) % 9973
  return scenes[hash % scenes.length]
}

/** A picture with a play button. Nothing is requested from the video's host before the button is pressed. */
export function Video({ title, address }: VideoProps) {
  const [playing, setPlaying] = useState(false)
  const frame = useRef<HTMLIFrameElement>(null)
  // The play button, which had the focus, is removed, so the focus moves to the video.
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
          // The video hosts refuse to play without a referrer.
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
