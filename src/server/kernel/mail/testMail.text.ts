export const testMail = {
  subject: 'Mail de prueba de Casa Club',
  body: 'El servidor de correo funciona: Casa Club puede enviar invitaciones, avisos y enlaces para cambiar contraseñas.\n',
}
