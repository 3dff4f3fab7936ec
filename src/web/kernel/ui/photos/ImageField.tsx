import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import type { Photo } from '#contract/kernel/files.ts'
import { toFailure } from '#web/kernel/data/failure.ts'
import { pictureTypes, uploadPicture } from '#web/kernel/data/upload.ts'
import { failureSentence } from '#web/kernel/text/failures.text.ts'
import { formText } from '#web/kernel/text/forms.text.ts'
import progress from '../feedback/Progress.module.css'
import { useBlockSaving } from '../forms/Form.tsx'
import { DropLabel } from './DropLabel.tsx'
import { FileInput } from './FileInput.tsx'
import classes from './ImageField.module.css'
import { Picture } from './Picture.tsx'
import { useFileDrop } from './useFileDrop.ts'

const text = formText.image

/** Compatible with the library's `getInputProps`. */
interface ImageFieldProps {
  label?: string
  value?: Photo | null
  onChange: (photo: Photo | null) => void
  /** The form's validation error. */
  error?: ReactNode
  required?: boolean
}

interface RunningUpload {
  preview: string
  share: number
}

/** Uploads a picture as soon as it is chosen. The form cannot be saved until the upload has ended. */
function useUpload(onChange: ImageFieldProps['onChange']) {
  const [sending, setSending] = useState<RunningUpload | null>(null)
  const [error, setError] = useState<string | null>(null)
  const stop = useRef<AbortController | null>(null)
  useEffect(() => () => stop.current?.abort(), [])
  useBlockSaving(sending !== null)

  const send = async (file: File) => {
    stop.current?.abort()
    if (!pictureTypes.includes(file.type)) return setError(text.wrongType)
    const controller = new AbortController()
    stop.current = controller
    const preview = URL.createObjectURL(file)
    setError(null)
    setSending({ preview, share: 0 })
    try {
      const onProgress = (share: number) => setSending({ preview, share })
      onChange(await uploadPicture(file, { label: file.name, signal: controller.signal, onProgress }))
    } catch (failure) {
      if (!controller.signal.aborted) setError(failureSentence(toFailure(failure)))
    } finally {
      URL.revokeObjectURL(preview)
      if (stop.current === controller) {
        stop.current = null
        setSending(null)
      }
    }
  }
  return { sending, error, send, clear: () => setError(null), cancel: () => stop.current?.abort() }
}

export function ImageField({
  label = text.label,
  value = null,
  onChange,
  error: formError,
  required = false,
}: ImageFieldProps) {
  const { sending, error: uploadError, send, clear, cancel } = useUpload(onChange)
  // An upload answers the form's error. If that stayed until its end, the fields below would then move under a click.
  const error = uploadError ?? (!value && !sending && formError ? formError : null)
  const uploadFirst = ([file]: readonly File[]) => file && void send(file)
  const { over, place } = useFileDrop(uploadFirst)
  const input = useRef<HTMLInputElement>(null)
  const id = useId()

  const remove = () => {
    cancel()
    clear()
    onChange(null)
    input.current?.focus()
  }

  return (
    <div className={`stack gap-6 ${classes.field}`} {...place}>
      <label htmlFor={id} className={`strong ${classes.label}`} data-required={required || undefined}>
        {label}
      </label>
      <FileInput
        id={id}
        ref={input}
        accept={pictureTypes.join(',')}
        aria-describedby={error ? `${id}-error` : undefined}
        aria-invalid={Boolean(error)}
        onFiles={uploadFirst}
      />
      {sending ? (
        <div className={classes.frame}>
          <img className={classes.preview} src={sending.preview} alt={text.chosen} />
          <SendingBar share={sending.share} />
        </div>
      ) : value ? (
        <div className={classes.frame} data-over={over}>
          <Picture photo={value} sizes="(max-width: 720px) 100vw, 480px" alt={text.chosen} eager />
        </div>
      ) : (
        <DropLabel htmlFor={id} over={over} words={text} />
      )}
      {(sending || value) && (
        <div className="group gap-8">
          {!sending && (
            <label htmlFor={id} className="button" data-small>
              {text.change}
            </label>
          )}
          <button type="button" className="button" data-small onClick={remove}>
            {text.remove}
          </button>
        </div>
      )}
      {error && (
        <p id={`${id}-error`} className="note problem" role="alert">
          {error}
        </p>
      )}
    </div>
  )
}

function SendingBar({ share }: { share: number }) {
  const percent = Math.round(share * 100)
  return (
    <div className={classes.sending}>
      <span>{percent < 100 ? text.uploading(percent) : text.preparing}</span>
      <progress className={progress.bar} max={100} value={percent} aria-label={text.preparing} />
    </div>
  )
}
