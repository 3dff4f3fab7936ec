import { useState } from 'react'
import { GlobeIcon } from './icons.tsx'
import { publicText as text } from './public.text.ts'
import classes from './VirtualTour.module.css'

/** A 360° tour from another host. It loads only after a click, in a sandboxed iframe. */
export function VirtualTour({ title, address }: { title: string; address: string }) {
  const [open, setOpen] = useState(false)
  return (
    <div className={`card ${classes.tour}`}>
      {open ? (
        <iframe
          className={classes.frame}
          title={title}
          src={address}
          sandbox="allow-scripts allow-same-origin allow-popups"
          allow="fullscreen; gyroscope; accelerometer; xr-spatial-tracking"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      ) : (
        <button type="button" className={`strong ${classes.open}`} onClick={() => setOpen(true)}>
          <GlobeIcon />
          <span>{text.openTour}</span>
          <small className="note">{text.tourHint}</small>
        </button>
      )}
    </div>
  )
}
