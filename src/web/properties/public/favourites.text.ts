export const favouritesText = {
  favourites: 'Favoritas',
  favouritesOn: (count: number) => `Favoritas (${count})`,
  favourite: (direction: string) => `Guardar ${direction} en favoritas`,
}
