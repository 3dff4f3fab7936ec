import { type DragEvent, type ReactNode, type RefObject, useId, useState } from 'react'
import { pictureTypes } from '#web/kernel/data/upload.ts'
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
  const [over, setOver] = useState(false)
  const [refused, setRefused] = useState<string | null>(null)
  const id = useId()
  const error = refused ?? wrong

  const take = (files: readonly File[]) => {
    const isPicture = ({ type }: File) => pictureTypes.includes(type)
    const others = files.filter((file) => !isPicture(file)).map(({ name }) => name)
    setRefused(others.length > 0 ? text.wrongTypes(others) : null)
    onFiles(files.filter(isPicture))
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take([...event.dataTransfer.files])
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way to what the button does
    <div
      className={classes.field}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <input
        id={id}
        ref={input}
        type="file"
        multiple
        className="unseen"
        accept={pictureTypes.join(',')}
        aria-label={label}
        aria-describedby={error ? `${id}-error` : undefined}
        aria-invalid={Boolean(error)}
        onChange={(event) => {
          const files = [...(event.currentTarget.files ?? [])]
          // Choosing the same files again must count as choosing.
          event.currentTarget.value = ''
          take(files)
        }}
      />
      <label htmlFor={id} className={classes.drop} data-over={over || undefined}>
        <span className={classes.choose}>{more ? text.add : text.choose}</span> {text.orDrop}
      </label>
      {error && (
        <p id={`${id}-error`} className={classes.error} role="alert">
          {error}
        </p>
      )}
      {children}
    </div>
  )
}
