import { IconCamera } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { pictureTypes } from '#web/kernel/data/upload.ts'
import buttons from '#web/kernel/ui/buttons/buttons.module.css'
import { FileButton } from '#web/kernel/ui/buttons/FileButton.tsx'
import { popup } from '#web/kernel/ui/feedback/popups.ts'
import { Stack } from '#web/kernel/ui/layout/layout.tsx'
import { Frame } from '#web/kernel/ui/photos/Frame.tsx'
import { claimText as text } from './claims.text.ts'

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
    <Stack gap={8}>
      {address && (
        <Frame>
          <img src={address} alt={text.chosen} />
        </Frame>
      )}
      <FileButton onChoose={choose}>
        <IconCamera size={22} stroke={1.8} aria-hidden />
        {photo ? text.changePhoto : text.photo}
      </FileButton>
      {photo && (
        <button type="button" className={buttons.button} onClick={() => onChange(undefined)}>
          {text.removePhoto}
        </button>
      )}
    </Stack>
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
