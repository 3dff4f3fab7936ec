import IconX from 'icon:x'
import { UploadPreview } from '#web/kernel/uploads/UploadPreview.tsx'
import { UploadState } from '#web/kernel/uploads/UploadState.tsx'
import { uploadsText as text } from '#web/kernel/uploads/uploads.text.ts'
import type { Upload, Uploads } from '#web/kernel/uploads/uploads.ts'
import classes from './PhotosField.module.css'

interface UploadingPhotoProps {
  upload: Upload
  uploads: Uploads
}

/** The tile of a photo that is still being uploaded, or whose upload failed. */
export function UploadingPhoto({ upload, uploads }: UploadingPhotoProps) {
  return (
    <li className={`card ${classes.tile}`} data-failed={upload.failed !== null || undefined}>
      <div className={`frame ${classes.image}`}>
        <UploadPreview file={upload.file} className={classes.preview} />
      </div>
      <button
        type="button"
        className={classes.remove}
        aria-label={text.dropOf(upload.name)}
        onClick={() => uploads.drop(upload.id)}
      >
        <IconX size={16} aria-hidden />
      </button>
      <div className="padded">
        <UploadState upload={upload} onRetry={() => uploads.retry(upload.id)} />
      </div>
    </li>
  )
}
