import { IconX } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { photosText as text } from './listings.text.ts'
import classes from './PhotosField.module.css'
import type { Upload } from './uploads.ts'

interface ComingPhotoProps {
  upload: Upload
  onRetry: () => void
  onDrop: () => void
}

/** A photo that the server does not have yet: how far it is, or what went wrong. */
export function ComingPhoto({ upload: { name, file, share, failed }, onRetry, onDrop }: ComingPhotoProps) {
  const preview = usePreview(file)
  const percent = Math.round((share ?? 0) * 100)
  return (
    <li className={classes.tile} data-failed={failed !== null || undefined}>
      <div className={classes.image}>{preview && <img src={preview} alt="" className={classes.preview} />}</div>
      <button type="button" className={classes.remove} aria-label={text.dropOf(name)} onClick={onDrop}>
        <IconX size={16} aria-hidden />
      </button>
      <div className={classes.state}>
        {failed ? (
          <>
            <p role="alert">{failed}</p>
            <button type="button" className={classes.retry} aria-label={text.retryOf(name)} onClick={onRetry}>
              {text.retry}
            </button>
          </>
        ) : (
          <>
            <span>{share === null ? text.waiting : percent < 100 ? text.uploading(percent) : text.preparing}</span>
            <progress max={100} value={percent} aria-label={text.progressOf(name)} />
          </>
        )}
      </div>
    </li>
  )
}

function usePreview(file: File | null) {
  const [preview, setPreview] = useState<string | null>(null)
  useEffect(() => {
    if (!file) return
    const address = URL.createObjectURL(file)
    setPreview(address)
    return () => URL.revokeObjectURL(address)
  }, [file])
  return preview
}
