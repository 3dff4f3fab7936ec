import { type DragEvent, useState } from 'react'

/** Props (`place`) for an element that accepts dropped files; `over` is true while files are dragged over it. */
export function useFileDrop(onFiles: (files: readonly File[]) => void) {
  const [over, setOver] = useState(false)
  return {
    over: over || undefined,
    place: {
      onDragOver(event: DragEvent) {
        // Ignores drags without files, such as selected text and links.
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
