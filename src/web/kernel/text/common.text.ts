/** Words of controls and states that several surfaces use. */
export const commonText = {
  online: 'En línea',
  offline: 'Sin conexión',
  offlineSince: (time: string) => `sin conexión desde ${time}`,
  loading: 'Cargando',
  close: 'Cerrar',
  more: 'Ver más',
}
