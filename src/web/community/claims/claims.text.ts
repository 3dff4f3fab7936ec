export const claimsText = {
  title: 'Reclamos',
  create: 'Nuevo reclamo',
  empty: 'No tenés reclamos.',
  number: (number: number) => `Reclamo #${number}`,
  sent: 'En revisión',
  completed: 'Completado',
  photo: 'Foto del reclamo',
}
export const claimText = {
  title: 'Agregar reclamo',
  name: 'Título',
  description: 'Descripción',
  place: 'Lugar',
  photo: 'Cargar Foto',
  changePhoto: 'Cambiar foto',
  removePhoto: 'Quitar foto',
  chosen: 'Foto elegida',
  wrongType: 'Esa imagen no sirve: usá un archivo JPEG, PNG o WebP.',
  submit: 'Enviar reclamo',
  sending: 'Enviando…',
  full: 'Ya tenés muchos reclamos en revisión. Esperá a que los respondan.',
  done: (number: number) => `Reclamo #${number} enviado!`,
}
