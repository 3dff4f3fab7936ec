export const phoneText = {
  back: 'Volver',
}
