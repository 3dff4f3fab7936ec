/** Labels of the kernel's pages and actions in the search, and other words by which they are found. */
export const kernelTargetText = {
  invite: { label: 'Invitar a un colega', words: 'nuevo usuario crear cuenta staff' },
  edit: { label: 'Editar la configuración', words: 'ajustes cambiar' },
  account: {
    label: 'Mi cuenta',
    words: 'sesiones segundo paso avisos notificaciones passkey colores modo oscuro claro accesibilidad',
  },
  password: { label: 'Cambiar contraseña', words: 'clave recuperar' },
}
