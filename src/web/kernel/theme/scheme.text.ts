export const schemeText = {
  title: 'Colores',
  choices: { light: 'Claro', dark: 'Oscuro', system: 'Según el sistema' },
  /** Label of the links to the statement. */
  accessibility: 'Accesibilidad',
  hint: 'Vale para este dispositivo. Lo que se imprime sale siempre en claro.',
}
