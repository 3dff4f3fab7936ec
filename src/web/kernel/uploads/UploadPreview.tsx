import { useEffect, useState } from 'react'

interface UploadPreviewProps {
  file: File | null
  className?: string | undefined
}

/** Shows the image of a file that is being uploaded; nothing if the file is no image. */
export function UploadPreview({ file, className }: UploadPreviewProps) {
  const [objectUrl, setObjectUrl] = useState<string | null>(null)
  useEffect(() => {
    if (!file) return
    const url = URL.createObjectURL(file)
    setObjectUrl(url)
    return () => URL.revokeObjectURL(url)
  }, [file])
  return objectUrl && <img src={objectUrl} alt="" className={className} onError={() => setObjectUrl(null)} />
}
