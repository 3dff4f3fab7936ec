export const phoneText = { wrong: 'Escribí un teléfono válido, por ejemplo +54 11 4444-2222.' }
