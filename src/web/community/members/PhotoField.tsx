import IconCamera from 'icon:camera'
import { type ReactNode, useEffect, useState } from 'react'
import { pictureTypes } from '#web/kernel/data/upload.ts'
import { Lazy } from '#web/kernel/navigation/Lazy.tsx'
import { lazyPart } from '#web/kernel/navigation/lazyPart.ts'
import { FileButton } from '#web/kernel/ui/buttons/FileButton.tsx'
import { popup } from '#web/kernel/ui/feedback/popups.ts'
import { membersText } from './members.text.ts'
import classes from './PhotoField.module.css'

const photoCrop = lazyPart(() => import('./PhotoCrop.tsx').then((m) => m.PhotoCrop))
const text = membersText.photo

interface PhotoFieldProps {
  /** The chosen photo that is not uploaded yet. */
  photo: File | undefined
  onChange: (photo: File) => void
  /** Content while no photo is chosen. */
  children: ReactNode
}

/** Field for a member's photo; it is cropped to a square on the phone before the upload. */
export function PhotoField({ photo, onChange, children }: PhotoFieldProps) {
  const [chosen, setChosen] = useState<File | null>(null)
  const choose = (file: File) => {
    if (!pictureTypes.includes(file.type)) return popup.error(text.wrongType)
    setChosen(file)
  }
  const failed = () => {
    setChosen(null)
    popup.error(text.wrongType)
  }
  return (
    <div className={classes.field}>
      <span className={classes.face}>{photo ? <Chosen photo={photo} /> : children}</span>
      <FileButton onChoose={choose}>
        <IconCamera size={22} stroke={1.8} aria-hidden />
        {text.choose}
      </FileButton>
      {chosen && (
        <Lazy
          part={photoCrop}
          with={{
            file: chosen,
            onClose: () => setChosen(null),
            onFailed: failed,
            onDone: (cropped) => {
              setChosen(null)
              onChange(cropped)
            },
          }}
        />
      )}
    </div>
  )
}

function Chosen({ photo }: { photo: File }) {
  const [address, setAddress] = useState('')
  useEffect(() => {
    const made = URL.createObjectURL(photo)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [photo])
  return address ? <img src={address} alt={text.chosen} /> : null
}
