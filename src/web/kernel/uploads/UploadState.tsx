import classes from './UploadState.module.css'
import { uploadsText as text } from './uploads.text.ts'
import { canRetry, type Upload } from './uploads.ts'

interface UploadStateProps {
  upload: Upload
  onRetry: () => void
}

/** Progress of a photo's upload, or its error with a retry button. */
export function UploadState({ upload, onRetry }: UploadStateProps) {
  const { name, share, failed } = upload
  const percent = Math.round((share ?? 0) * 100)
  return (
    <div className={classes.state}>
      {failed ? (
        <>
          <p role="alert">{failed}</p>
          {canRetry(upload) && (
            <button type="button" className={classes.retry} aria-label={text.retryOf(name)} onClick={onRetry}>
              {text.retry}
            </button>
          )}
        </>
      ) : (
        <>
          <span>{share === null ? text.waiting : percent < 100 ? text.uploading(percent) : text.preparing}</span>
          <progress max={100} value={percent} aria-label={text.progressOf(name)} />
        </>
      )}
    </div>
  )
}
