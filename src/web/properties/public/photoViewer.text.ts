export const photoViewerText = {
  previous: 'Anterior',
  next: 'Siguiente',
  close: 'Cerrar',
  zoomIn: 'Acercar',
  zoomOut: 'Alejar',
  viewer: 'Fotos en pantalla completa',
  slide: 'Foto',
  nthOfAll: '{index} de {total}',
}
