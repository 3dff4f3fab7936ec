/** Words that every surface may need. */
export const kernelText = {
  product: 'Casa Club',
  retry: 'Reintentar',
  online: 'En línea',
  offline: 'Sin conexión',
  offlineSince: (time: string) => `sin conexión desde ${time}`,
  loading: 'Cargando',
  close: 'Cerrar',
  broken: 'No pudimos mostrar esta página.',
  notFound: 'No encontramos esta página',
  notFoundHint: 'Puede que la dirección esté mal escrita o que la página ya no exista.',
  home: 'Ir al inicio',
  signOutFailed: 'No pudimos cerrar la sesión.',
}
