import 'react-easy-crop/react-easy-crop.css'
import { useEffect, useState } from 'react'
import Cropper, { type Area } from 'react-easy-crop'
import { QuestionSheet } from '#web/kernel/ui/overlays/QuestionSheet.tsx'
import { croppedPhoto } from './cropping.ts'
import { membersText } from './members.text.ts'
import classes from './PhotoCrop.module.css'

const text = membersText.photo

interface PhotoCropProps {
  file: File
  onDone: (photo: File) => void
  onFailed: () => void
  onClose: () => void
}

/** Dialog that crops a photo to a square; fingers move and zoom it. */
export function PhotoCrop({ file, onDone, onFailed, onClose }: PhotoCropProps) {
  const [address, setAddress] = useState('')
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [area, setArea] = useState<Area | null>(null)
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  const use = () => area && croppedPhoto(file, area).then(onDone, onFailed)
  return (
    <QuestionSheet open title={text.crop} onClose={onClose}>
      <div className={classes.frame}>
        {address && (
          <Cropper
            image={address}
            crop={crop}
            zoom={zoom}
            aspect={1}
            cropShape="round"
            showGrid={false}
            disableAutomaticStylesInjection
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropComplete={(_, pixels) => setArea(pixels)}
            mediaProps={{ onError: onFailed }}
          />
        )}
      </div>
      <label className={classes.zoom}>
        {text.zoom}
        <input
          type="range"
          min={1}
          max={3}
          step={0.05}
          value={zoom}
          onChange={({ currentTarget }) => setZoom(Number(currentTarget.value))}
        />
      </label>
      <button type="button" className="button" data-primary disabled={!area} onClick={() => void use()}>
        {text.use}
      </button>
      <button type="button" className="button" onClick={onClose}>
        {text.cancel}
      </button>
    </QuestionSheet>
  )
}
