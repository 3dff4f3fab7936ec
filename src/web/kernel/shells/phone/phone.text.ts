export const phoneText = {
  bar: 'Secciones',
  title: 'Seguí en tu teléfono',
  sentence: 'Esta página está hecha para el teléfono. Escaneá el código para abrirla ahí.',
  code: 'Código QR de esta página',
}
