import { IconCamera } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { pictureTypes } from '#web/kernel/data/upload.ts'
import phone from '#web/kernel/shells/phone/phone.module.css'
import { popup } from '#web/kernel/ui/feedback/popups.ts'
import { FileButton } from '../phone/FileButton.tsx'
import { claimText as text } from './claims.text.ts'
import classes from './PhotoChoice.module.css'

interface PhotoChoiceProps {
  photo: File | undefined
  onChange: (photo: File | undefined) => void
}

/** A photo from the camera or the album, seen before it is sent. */
export function PhotoChoice({ photo, onChange }: PhotoChoiceProps) {
  const address = useAddress(photo)
  const choose = (file: File) => {
    if (!pictureTypes.includes(file.type)) return popup.error(text.wrongType)
    onChange(file)
  }
  return (
    <div className={classes.choice}>
      {address && <img src={address} alt={text.chosen} />}
      <FileButton onChoose={choose}>
        <IconCamera size={22} stroke={1.8} aria-hidden />
        {photo ? text.changePhoto : text.photo}
      </FileButton>
      {photo && (
        <button type="button" className={phone.button} onClick={() => onChange(undefined)}>
          {text.removePhoto}
        </button>
      )}
    </div>
  )
}

function useAddress(file: File | undefined) {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    if (!file) return setAddress(null)
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return address
}
