export const phoneText = {
  back: 'Volver',
  bar: 'Secciones',
  lastSeen: 'Sin conexión: ves lo último que llegó a este teléfono.',
  title: 'Seguí en tu teléfono',
  sentence: 'Esta página está hecha para el teléfono. Escaneá el código para abrirla ahí.',
  code: 'Código QR de esta página',
}
