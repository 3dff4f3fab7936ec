import { type ReactNode, type RefObject, useId, useState } from 'react'
import { pictureTypes } from '#web/kernel/data/upload.ts'
import { DropLabel } from '#web/kernel/ui/photos/DropLabel.tsx'
import { FileInput } from '#web/kernel/ui/photos/FileInput.tsx'
import { useFileDrop } from '#web/kernel/ui/photos/useFileDrop.ts'
import { uploadsText as text } from './uploads.text.ts'

interface PhotosDropProps {
  label: string
  /** Whether photos were added before, which changes the label. */
  more: boolean
  error?: ReactNode
  input?: RefObject<HTMLInputElement | null>
  /** Receives only image files; for others the field shows a message. */
  onFiles: (files: readonly File[]) => void
  children?: ReactNode
}

/** A field for choosing or dropping many photos at once; files can also be dropped on its children. */
export function PhotosDrop({ label, more, error: formError, input, onFiles, children }: PhotosDropProps) {
  const [refused, setRefused] = useState<string | null>(null)
  const id = useId()
  const error = refused ?? formError

  const acceptFiles = (files: readonly File[]) => {
    const isPicture = ({ type }: File) => pictureTypes.includes(type)
    const otherFiles = files.filter((file) => !isPicture(file)).map(({ name }) => name)
    setRefused(otherFiles.length > 0 ? text.wrongTypes(otherFiles) : null)
    onFiles(files.filter(isPicture))
  }
  const { over, place } = useFileDrop(acceptFiles)

  return (
    <div className="stack" {...place}>
      <FileInput
        id={id}
        ref={input}
        multiple
        accept={pictureTypes.join(',')}
        aria-label={label}
        aria-describedby={error ? `${id}-error` : undefined}
        aria-invalid={Boolean(error)}
        onFiles={acceptFiles}
      />
      <DropLabel htmlFor={id} over={over} words={{ choose: more ? text.add : text.choose, orDrop: text.orDrop }} />
      {error && (
        <p id={`${id}-error`} className="note problem" role="alert">
          {error}
        </p>
      )}
      {children}
    </div>
  )
}
