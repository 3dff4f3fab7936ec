import { type ReactNode, type RefObject, useId, useState } from 'react'
import { pictureTypes } from '#web/kernel/data/upload.ts'
import { DropLabel } from '#web/kernel/ui/photos/DropLabel.tsx'
import { FileInput } from '#web/kernel/ui/photos/FileInput.tsx'
import { useFileDrop } from '#web/kernel/ui/photos/useFileDrop.ts'
import classes from './PhotosDrop.module.css'
import { uploadsText as text } from './uploads.text.ts'

interface PhotosDropProps {
  label: string
  /** There are some already. */
  more: boolean
  error?: ReactNode
  input?: RefObject<HTMLInputElement | null>
  /** Only pictures: what is none is told here. */
  onFiles: (files: readonly File[]) => void
  children?: ReactNode
}

/** Takes many photos at once, chosen or dropped; what is below takes those that are dropped on it, too. */
export function PhotosDrop({ label, more, error: wrong, input, onFiles, children }: PhotosDropProps) {
  const [refused, setRefused] = useState<string | null>(null)
  const id = useId()
  const error = refused ?? wrong

  const take = (files: readonly File[]) => {
    const isPicture = ({ type }: File) => pictureTypes.includes(type)
    const others = files.filter((file) => !isPicture(file)).map(({ name }) => name)
    setRefused(others.length > 0 ? text.wrongTypes(others) : null)
    onFiles(files.filter(isPicture))
  }
  const { over, place } = useFileDrop(take)

  return (
    <div className={classes.field} {...place}>
      <FileInput
        id={id}
        ref={input}
        multiple
        accept={pictureTypes.join(',')}
        aria-label={label}
        aria-describedby={error ? `${id}-error` : undefined}
        aria-invalid={Boolean(error)}
        onFiles={take}
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
