import { useEffect, useState } from 'react'

interface UploadPreviewProps {
  file: File | null
  className?: string | undefined
}

/** The picture of a file that is on its way; nothing where it is none. */
export function UploadPreview({ file, className }: UploadPreviewProps) {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    if (!file) return
    const own = URL.createObjectURL(file)
    setAddress(own)
    return () => URL.revokeObjectURL(own)
  }, [file])
  return address && <img src={address} alt="" className={className} onError={() => setAddress(null)} />
}
