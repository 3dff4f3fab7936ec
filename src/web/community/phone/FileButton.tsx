import type { ReactNode } from 'react'
import { pictureTypes } from '#web/kernel/data/upload.ts'
import phone from '#web/kernel/shells/phone/phone.module.css'
import classes from './FileButton.module.css'

interface FileButtonProps {
  onChoose: (file: File) => void
  children: ReactNode
}

/** Looks like a button and opens the phone's own choice of camera and album. */
export const FileButton = ({ onChoose, children }: FileButtonProps) => (
  <label className={`${phone.button} ${classes.button}`}>
    {children}
    <input
      type="file"
      className="unseen"
      accept={pictureTypes.join()}
      onChange={({ currentTarget }) => {
        const [file] = currentTarget.files ?? []
        // The same file can be chosen again.
        currentTarget.value = ''
        if (file) onChoose(file)
      }}
    />
  </label>
)
