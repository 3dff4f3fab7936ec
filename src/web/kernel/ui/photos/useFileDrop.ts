import { type DragEvent, useState } from 'react'

/** Makes a place where files can be dropped, a second way to what a button does; `over` while some are held above it. */
export function useFileDrop(onFiles: (files: readonly File[]) => void) {
  const [over, setOver] = useState(false)
  return {
    over: over || undefined,
    place: {
      onDragOver(event: DragEvent) {
        // Words or a row that is being moved are not for us.
        if (!event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        setOver(true)
      },
      onDragLeave: () => setOver(false),
      onDrop(event: DragEvent) {
        event.preventDefault()
        setOver(false)
        onFiles([...event.dataTransfer.files])
      },
    },
  }
}
