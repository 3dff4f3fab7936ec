import IconCamera from 'icon:camera'
import { useEffect, useState } from 'react'
import { pictureTypes } from '#web/kernel/data/upload.ts'
import { FileButton } from '#web/kernel/ui/buttons/FileButton.tsx'
import { popup } from '#web/kernel/ui/feedback/popups.ts'
import { claimText as text } from './claims.text.ts'

interface PhotoPickerProps {
  photo: File | undefined
  onChange: (photo: File | undefined) => void
}

/** Chooses a photo from camera or album and shows a preview. */
export function PhotoPicker({ photo, onChange }: PhotoPickerProps) {
  const address = useAddress(photo)
  const choose = (file: File) => {
    if (!pictureTypes.includes(file.type)) return popup.error(text.wrongType)
    onChange(file)
  }
  return (
    <div className="stack gap-8">
      {address && (
        <span className="frame">
          <img src={address} alt={text.chosen} />
        </span>
      )}
      <FileButton onChoose={choose}>
        <IconCamera size={22} stroke={1.8} aria-hidden />
        {photo ? text.changePhoto : text.photo}
      </FileButton>
      {photo && (
        <button type="button" className="button" onClick={() => onChange(undefined)}>
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
