export const classesText = {
  title: 'Edades de las clases',
  back: (page: string) => `Volver a ${page}`,
  panel: 'Cumpleaños de cada clase',
  hint: 'Quien se registra entra en la clase de su fecha de nacimiento. Una clase sin fechas no recibe a nadie.',
  outside: (count: number) =>
    count === 1 ? '1 miembro no entra en ninguna clase' : `${count} miembros no entran en ninguna clase`,
  outsideHint: 'Su fecha de nacimiento está fuera de estas fechas.',
  byAge: 'Por edad a este año',
  original: 'Fechas originales',
  from: 'Nacidos desde',
  until: 'hasta',
  move: 'Pasar de clase a los miembros',
  moveHint:
    'Cambian quienes están en la clase de su fecha de nacimiento. Las clases elegidas a mano quedan como están.',
  save: 'Guardar',
  saved: (moved: number) =>
    moved === 0
      ? 'Clases guardadas!'
      : moved === 1
        ? 'Clases guardadas! 1 miembro cambió de clase.'
        : `Clases guardadas! ${moved} miembros cambiaron de clase.`,
}
