export const entranceText = {
  hole: 'Hoyo',
  par: 'Par',
}
