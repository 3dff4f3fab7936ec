export const propertyPrintText = {
  title: 'Ficha',
  print: 'Imprimir',
  back: 'Volver a la propiedad',
  qr: 'Código QR de la página de esta propiedad',
  scan: 'Escaneá el código para ver las fotos y consultar.',
  contact: 'Contacto',
}
