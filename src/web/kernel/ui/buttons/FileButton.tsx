import { type ReactNode, useId } from 'react'
import { pictureTypes } from '#web/kernel/data/upload.ts'
import { FileInput } from '../photos/FileInput.tsx'

interface FileButtonProps {
  onChoose: (file: File) => void
  children: ReactNode
}

/** A button that opens the phone's dialog for taking or choosing a picture. */
export function FileButton({ onChoose, children }: FileButtonProps) {
  const id = useId()
  return (
    <label htmlFor={id} className="button">
      {children}
      <FileInput id={id} accept={pictureTypes.join()} onFiles={([file]) => file && onChoose(file)} />
    </label>
  )
}
