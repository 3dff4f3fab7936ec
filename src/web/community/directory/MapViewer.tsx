import { type PointerEvent, useEffect, useRef, useState } from 'react'
import type { CommunityMap } from '#contract/community/directory.ts'
import { mapsText as text } from './directory.text.ts'
import classes from './MapViewer.module.css'
import { initialZoomView, moveZoomView, type TouchPoint, type ZoomView } from './zoomView.ts'

interface MapViewerProps {
  map: CommunityMap
  onClose: () => void
}

/** Pixels of movement below which a touch counts as a tap. */
const tapMoves = 8

/** A full-screen map: two fingers zoom, one finger moves it, a tap closes it. */
export function MapViewer({ map: { photo, title }, onClose }: MapViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const fingers = useRef(new Map<number, TouchPoint>())
  const wandered = useRef(0)
  const [view, setView] = useState<ZoomView>(initialZoomView)
  useEffect(() => {
    const { current } = dialog
    current?.showModal()
    return () => current?.close()
  }, [])

  const down = (event: PointerEvent) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    // A touch with a second finger never counts as a tap.
    wandered.current = fingers.current.size === 0 ? 0 : tapMoves
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
  }
  const move = (event: PointerEvent) => {
    const before = [...fingers.current.values()]
    const was = fingers.current.get(event.pointerId)
    if (!was) return
    const is = { x: event.clientX, y: event.clientY }
    wandered.current += Math.hypot(is.x - was.x, is.y - was.y)
    fingers.current.set(event.pointerId, is)
    const after = [...fingers.current.values()]
    setView((now) => moveZoomView(now, before, after, { width: innerWidth, height: innerHeight }))
  }
  const up = (event: PointerEvent) => {
    const isLast = fingers.current.delete(event.pointerId) && fingers.current.size === 0
    if (isLast && wandered.current < tapMoves) onClose()
  }

  const { scale, x, y } = view
  return (
    <dialog
      ref={dialog}
      className={classes.viewer}
      aria-label={title}
      onPointerDown={down}
      onPointerMove={move}
      onPointerUp={up}
      onPointerCancel={(event) => fingers.current.delete(event.pointerId)}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <img
        src={`${photo.src}/${photo.widths.at(-1)}.webp`}
        alt={title}
        draggable={false}
        style={{ transform: `translate(${x}px, ${y}px) scale(${scale})` }}
      />
      <button type="button" className="unseen" onClick={onClose}>
        {text.close}
      </button>
    </dialog>
  )
}
