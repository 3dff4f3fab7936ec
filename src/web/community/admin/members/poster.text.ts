export const posterText = {
  title: 'Cartel para registrarse',
  hint: 'Se imprime en una hoja A4. El código QR abre la página de registro.',
  print: 'Imprimir',
  join: 'Sumate a la app',
  scan: 'Apuntá la cámara del teléfono al código y registrate.',
  steps: ['Escaneá el código', 'Completá tus datos', 'Te avisamos por mail cuando puedas entrar'],
}
