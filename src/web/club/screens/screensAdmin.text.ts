import { playlistLimits } from '#contract/club/playlists.limits.ts'
import { type TvBoard, tvLimits } from '#contract/club/screens.limits.ts'
import { screensText } from './screens.text.ts'

/** Words of the back-office about televisions, in a file of their own: televisions do not load them. */
export const screensAdminText = {
  pair: 'Vincular una pantalla',
  pairSentence: 'Abrí /screen en la pantalla: muestra un código de 6 caracteres.',
  code: 'Código',
  codeShape: 'El código tiene 6 caracteres.',
  name: 'Nombre',
  boards: 'Qué muestra',
  boardsHint: 'Si elegís varios, se turnan.',
  noBoards: 'Elegí al menos uno.',
  submit: 'Vincular',
  paired: 'Pantalla vinculada!',
  updated: 'Pantalla actualizada!',
  revoked: 'Pantalla desvinculada!',
  list: 'Pantallas vinculadas',
  none: 'Todavía no hay pantallas vinculadas.',
  pairedAt: 'Vinculada',
  seenAt: 'Vista',
  notSeen: 'Todavía no',
  edit: 'Cambiar',
  editOf: (name: string) => `Cambiar ${name}`,
  revoke: 'Desvincular',
  revokeOf: (name: string) => `Desvincular ${name}`,
  revokeBody: 'La pantalla deja de mostrar el tablero y vuelve a pedir un código.',
  newer: 'Otra persona cambió esta pantalla mientras la editabas.',
  gone: 'Otra persona desvinculó esta pantalla.',
  preview: 'Lo que muestra ahora',
  previewOf: (name: string) => `Lo que muestra ahora ${name}`,
}

export const tvBoardText: Record<TvBoard, string> = {
  news: screensText.news,
  tournaments: screensText.tournaments,
  winners: screensText.winners,
  bags: screensText.bags,
}

export const tvStateText = {
  on: 'Encendida',
  off: 'Apagada',
  dark: 'Sin señal',
  new: 'Sin conectar',
  countOn: (count: number) => (count === 1 ? '1 encendida' : `${count} encendidas`),
  countOff: (count: number) => (count === 1 ? '1 apagada' : `${count} apagadas`),
  countNew: (count: number) => `${count} sin conectar`,
  countDark: (count: number, since: string) => `${count} sin señal desde ${since}`,
}

export const playlistText = {
  title: 'Programación',
  hint: 'Qué tablero se muestra, cuántos segundos, en qué horario y qué días. Los que coinciden se turnan en este orden. Cuando no hay nada programado, se muestra lo elegido arriba.',
  empty: `Sin programación: siempre se muestra lo elegido arriba, y te avisamos si se apaga entre las ${tvLimits.hoursWithoutPlaylist.from} y las ${tvLimits.hoursWithoutPlaylist.to}. Para otro horario, agregá un tablero.`,
  summary: (count: number) => (count === 1 ? '1 tablero programado' : `${count} tableros programados`),
  light: 'Colores claros en este horario',
  add: 'Agregar tablero',
  nth: (nth: number) => `Tablero ${nth}`,
  move: (nth: number) => `Mover el tablero ${nth}`,
  seconds: 'segundos',
  secondsOf: (nth: number) => `Segundos del tablero ${nth}`,
  fromOf: (nth: number) => `Desde, tablero ${nth}`,
  toOf: (nth: number) => `Hasta, tablero ${nth}`,
  daysOf: (nth: number) => `Días del tablero ${nth}`,
  remove: (nth: number) => `Quitar el tablero ${nth}`,
  nextDay: 'del día siguiente',
  allDay: 'todo el día',
  days: ['Dom', 'Lun', 'Mar', 'Mié', 'Jue', 'Vie', 'Sáb'],
  dayNames: ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'],
  hoursWrong: (nth: number) => `Tablero ${nth}: completá desde y hasta.`,
  secondsWrong: (nth: number) =>
    `Tablero ${nth}: los segundos van de ${playlistLimits.minSeconds} a ${playlistLimits.maxSeconds}.`,
  daysWrong: (nth: number) => `Tablero ${nth}: elegí al menos un día.`,
  question: 'Qué se muestra el',
  day: 'Día',
  at: 'a las',
  time: 'Hora',
  shown: (boards: string) => `Se muestra ${boards}.`,
  boardFor: (board: string, seconds: number) => `${board} ${seconds} s`,
  nothing: (boards: string) => `No hay nada programado: se muestra ${boards}.`,
}

export const tvNoticeText = {
  title: 'Aviso en todas las pantallas',
  open: 'Aviso a todas',
  hint: 'Una frase arriba de todos los tableros, en todas las pantallas a la vez.',
  sentence: 'Aviso',
  until: 'Hasta las (opcional)',
  untilHint: 'Sin hora, queda hasta que lo quites.',
  publish: 'Publicar',
  published: 'Aviso publicado!',
  question: (sentence: string) => `“${sentence}” se va a ver ya en todas las pantallas.`,
  current: (sentence: string) => `“${sentence}”`,
  shownUntil: (moment: string) => `Se muestra hasta el ${moment}.`,
  shownUntilRemoved: 'Se muestra hasta que alguien lo quite.',
  remove: 'Quitar aviso',
  removed: 'Aviso quitado!',
  removeBody: 'El aviso desaparece de todas las pantallas.',
}
