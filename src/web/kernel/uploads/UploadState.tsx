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
    <div className={`stack gap-8 note ${classes.state}`}>
      {failed ? (
        <>
          <p className="problem" role="alert">
            {failed}
          </p>
          {canRetry(upload) && (
            <span>
              <button type="button" className="button" data-small aria-label={text.retryOf(name)} onClick={onRetry}>
                {text.retry}
              </button>
            </span>
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
