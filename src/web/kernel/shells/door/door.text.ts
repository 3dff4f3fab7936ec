export const doorText = {
  hole: 'Hoyo',
  par: 'Par',
}
