/** Texts that every page loads. */
export const kernelText = {
  product: 'Casa Club',
  retry: 'Reintentar',
  unreachable: 'No hay conexión con el servidor. Revisá la red y probá de nuevo.',
  broken: 'No pudimos mostrar esta página.',
}
