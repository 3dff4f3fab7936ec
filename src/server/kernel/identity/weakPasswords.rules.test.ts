import { expect, test } from 'vitest'
import { isWeakPassword } from './weakPasswords.ts'

const here = { venue: 'Club de Golf San Andrés', mail: 'ana.perez@sanandres.example' }

test.each([
  ['common', ['password', 'Contraseña', '1q2w3e4r', 'teamomucho', 'qwertyui']],
  ['common with digits or signs at its end', ['argentina2022', 'riverplate!', 'contraseña-2026']],
  ['repetitive or a sequence', ['aaaaaaaa', 'abababab', 'ABCDEFGHIJKL', '9876543210']],
  ['made of the venue name', ['clubdegolfsanandres', 'Club de Golf San Andrés 26', 'casa-club-1']],
  ['made of the mail address', ['ana.perez@sanandres.example', 'Ana.Perez99', 'sanandres123']],
])('a password that is %s is weak', (_, passwords) => {
  expect(passwords.filter((password) => !isWeakPassword(password, here))).toEqual([])
})

test('a long phrase, a random password and one that only contains a known word are not weak', () => {
  const passwords = ['tres perros verdes', 'xK3_fq9-Lm2p', 'ana.perez come milanesas', 'mi clave del galpón']
  expect(passwords.filter((password) => isWeakPassword(password, here))).toEqual([])
})
