import { type ReactNode, useId } from 'react'
import { pictureTypes } from '#web/kernel/data/upload.ts'
import phone from '#web/kernel/shells/phone/phone.module.css'
import { FileInput } from '#web/kernel/ui/photos/FileInput.tsx'
import classes from './FileButton.module.css'

interface FileButtonProps {
  onChoose: (file: File) => void
  children: ReactNode
}

/** Looks like a button and opens the phone's own choice of camera and album. */
export function FileButton({ onChoose, children }: FileButtonProps) {
  const id = useId()
  return (
    <label htmlFor={id} className={`${phone.button} ${classes.button}`}>
      {children}
      <FileInput id={id} accept={pictureTypes.join()} onFiles={([file]) => file && onChoose(file)} />
    </label>
  )
}
