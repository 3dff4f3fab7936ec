export const dashboardText = {
  hello: (name: string) => `Hola ${name}!`,
  onScreens: 'En las pantallas ahora',
  seeScreens: 'Ver pantallas',
  seeAll: 'Ver todas',
  empty: 'Nada por ahora.',
}
