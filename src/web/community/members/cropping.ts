import { memberLimits } from '#contract/community/members.limits.ts'

interface Area {
  x: number
  y: number
  width: number
  height: number
}

const load = (file: File) =>
  new Promise<HTMLImageElement>((resolve, reject) => {
    const image = new Image()
    image.onload = () => resolve(image)
    image.onerror = () => reject(new Error('not a picture'))
    image.src = URL.createObjectURL(file)
  })

/** Crops a picture to a JPEG of 400×400 pixels, quality 70, with the original file name. */
export async function croppedPhoto(file: File, { x, y, width, height }: Area): Promise<File> {
  const image = await load(file)
  const canvas = document.createElement('canvas')
  canvas.width = memberLimits.photo
  canvas.height = memberLimits.photo
  canvas.getContext('2d')?.drawImage(image, x, y, width, height, 0, 0, canvas.width, canvas.height)
  URL.revokeObjectURL(image.src)
  const jpeg = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', memberLimits.photoQuality))
  if (!jpeg) throw new Error('the browser draws no JPEG')
  return new File([jpeg], file.name, { type: 'image/jpeg' })
}
