import type { DemoObstacle } from '#contract/kernel/demo.ts'

export const demoText = {
  title: 'Datos de ejemplo',
  absent:
    'Tres lugares inventados, con socios, menús, pedidos y propiedades, para conocer Casa Club o practicar. Están aparte: no se mezclan con tus datos.',
  here: 'Los tres lugares de ejemplo están en este servidor. Para verlos, cerrá la sesión y entrá con una de estas cuentas.',
  adding: 'Estamos agregando los datos de ejemplo. Tarda unos segundos.',
  obstacles: {
    own_venue:
      'Este lugar es parte de los datos de ejemplo. Se quitan en el servidor, con el comando npm run admin -- remove-demo.',
    other_venue: null,
    public_server: 'En un servidor público no se pueden agregar, porque sus contraseñas son públicas.',
  } satisfies Record<DemoObstacle, string | null>,
  add: 'Agregar datos de ejemplo',
  added: 'Los datos de ejemplo llegan en unos segundos.',
  remove: 'Quitar los datos de ejemplo',
  removed: 'Datos de ejemplo eliminados!',
  question:
    'Se eliminan para siempre los lugares Casa Club, Hotel del Mar y Posada de la Sierra, con todo lo que contienen y las cuentas que se les agregaron. Tus datos quedan como están.',
  venue: 'Lugar',
  mail: 'Email',
  password: 'Contraseña',
}
