export const staffText = {
  skip: 'Ir al contenido',
  openMenu: 'Abrir el menú',
  closeMenu: 'Cerrar el menú',
  navigation: 'Secciones',
  soon: 'Pronto',
  signOut: 'Cerrar sesión',
  turnedAway: 'Esa página es solo para administradores.',
  account: 'Mi cuenta',
  users: 'Usuarios',
  activity: 'Actividad',
  bin: 'Papelera',
  configuration: 'Configuración',
}
