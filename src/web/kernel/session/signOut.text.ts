export const signOutText = {
  signOutFailed: 'No pudimos cerrar la sesión.',
  stillSignedIn:
    'Sin conexión no se puede cerrar la sesión: seguís adentro y no se borró nada. Probá de nuevo cuando vuelva.',
}
