export const searchText = {
  clear: 'Borrar la búsqueda',
  nothing: (words: string) => `Nada coincide con «${words}».`,
  hint: 'Probá con menos letras, o con el número.',
}
