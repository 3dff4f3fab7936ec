/** Words of the pages that everybody sees. */
export const publicText = {
  photoOf: (direction: string) => `Foto de ${direction}`,
  nthPhotoOf: (nth: number, direction: string) => `Foto ${nth} de ${direction}`,
  photos: (count: number) => (count === 1 ? 'Ver la foto' : `Ver las ${count} fotos`),
  meters: 'Metros totales',
  gallery: 'Galería',
  video: 'Video',
  information: 'Información',
  description: 'Descripción',
  tour: 'Vista 360°',
  openTour: 'Abrir la vista 360°',
  tourHint: 'Se carga desde el sitio que la aloja.',
  helpTitle: 'Queremos ayudarte!',
  helpHint: 'Contanos qué buscás y te respondemos a la brevedad.',
  moreInformation: 'Quiero saber más',
  whatsapp: 'WhatsApp',
  whatsappMessage: (direction: string, city: string, number: number) =>
    `Hola! Quiero saber más sobre la propiedad ${direction}, ${city} (n.º ${number}).`,
  facts: {
    number: 'Número',
    operation: 'Operación',
    type: 'Tipo',
    condition: 'Estado',
    price: 'Precio',
    mtTotales: 'Metros totales',
    mtCubiertos: 'Metros cubiertos',
    date: 'Publicada',
    direction: 'Dirección',
    city: 'Ciudad',
  },
  previewOf: (headline: string, price: string) => `${headline} · ${price}`,
}

export const viewerText = {
  previous: 'Anterior',
  next: 'Siguiente',
  close: 'Cerrar',
  zoomIn: 'Acercar',
  zoomOut: 'Alejar',
  viewer: 'Fotos en pantalla completa',
  slide: 'Foto',
  nthOfAll: '{index} de {total}',
}
