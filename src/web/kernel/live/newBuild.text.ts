export const newBuildText = {
  title: 'Hay una versión nueva',
  detail: 'Se abre sola al cambiar de página.',
  reload: 'Actualizar',
}
