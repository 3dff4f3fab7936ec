import sharp from 'sharp'

/** A JPEG file to upload in place of a photo that a phone took. */
export const testPicture = async () => {
  const sand = { width: 900, height: 600, channels: 3 as const, background: '#e9d9b8' }
  const buffer = await sharp({ create: sand }).jpeg().toBuffer()
  return { name: 'foto.jpg', mimeType: 'image/jpeg', buffer }
}
