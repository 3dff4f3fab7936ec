export const staffText = {
  skip: 'Ir al contenido',
  openMenu: 'Abrir el menú',
  closeMenu: 'Cerrar el menú',
  navigation: 'Secciones',
  soon: 'Pronto',
  signOut: 'Cerrar sesión',
  users: 'Usuarios',
  configuration: 'Configuración',
}
