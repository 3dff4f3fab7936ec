/** Labels of the club's pages and actions in the search, and other words by which they are found. */
export const clubTargetText = {
  movements: { label: 'Últimos movimientos', words: 'ingresos retiros historial' },
  labels: { label: 'Etiquetas de bolsas', words: 'imprimir códigos qr' },
  messagesAdmin: { label: 'Administrar mensajes', words: 'videos' },
  personCreate: { label: 'Nuevo socio', words: 'crear ficha persona alta' },
  personImport: { label: 'Importar fichas', words: 'csv socios personas planilla' },
  bagCreate: { label: 'Nueva bolsa', words: 'crear carro' },
  bagsImport: { label: 'Importar bolsas', words: 'csv carros planilla' },
  postCreate: { label: 'Nueva novedad', words: 'crear noticia torneo ganador' },
  messageCreate: { label: 'Nuevo mensaje', words: 'subir video crear' },
}
