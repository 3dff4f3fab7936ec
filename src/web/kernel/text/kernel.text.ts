/** Texts that all surfaces use. */
export const kernelText = {
  product: 'Casa Club',
  retry: 'Reintentar',
  online: 'En línea',
  offline: 'Sin conexión',
  offlineSince: (time: string) => `sin conexión desde ${time}`,
  loading: 'Cargando',
  close: 'Cerrar',
  more: 'Ver más',
  unreachable: 'No hay conexión con el servidor. Revisá la red y probá de nuevo.',
  broken: 'No pudimos mostrar esta página.',
  signOutFailed: 'No pudimos cerrar la sesión.',
}
