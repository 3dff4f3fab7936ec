export const unmailedInvitationText = {
  sentence: 'No hay servidor de mail configurado: la invitación no se mandó.',
  hint: 'Copiá este enlace y pasáselo a la persona. Sirve una sola vez.',
  label: 'Enlace de la invitación',
  copy: 'Copiar enlace',
  copied: 'Enlace copiado!',
}
