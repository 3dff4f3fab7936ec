import { tooLongText } from './tooLong.text.ts'

export const formText = {
  required: 'Completá este dato.',
  mail: 'Escribí un mail válido, por ejemplo nombre@club.com.',
  tooLong: tooLongText.spanish,
  image: {
    label: 'Imagen',
    choose: 'Elegí una imagen',
    orDrop: 'o arrastrala hasta acá. JPEG, PNG o WebP.',
    change: 'Cambiar',
    remove: 'Quitar',
    chosen: 'Imagen elegida',
    uploading: (percent: number) => `Subiendo… ${percent} %`,
    preparing: 'Preparando la imagen…',
    wrongType: 'Esa imagen no sirve: usá un archivo JPEG, PNG o WebP.',
  },
}
