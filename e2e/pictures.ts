import sharp from 'sharp'

/** A photo of a phone, as a file to upload. */
export const testPicture = async () => {
  const sand = { width: 900, height: 600, channels: 3 as const, background: '#e9d9b8' }
  const buffer = await sharp({ create: sand }).jpeg().toBuffer()
  return { name: 'foto.jpg', mimeType: 'image/jpeg', buffer }
}
