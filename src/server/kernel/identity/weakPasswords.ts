import type { Db } from '../db/database.ts'
import { findVenue } from '../venues/venues.queries.ts'
import { isCommonPassword } from './commonPasswords.ts'

/** Number of different characters that a password needs; 'abababab' has two. */
const minDifferent = 4
/** Number of characters that a password needs besides the words that others know, such as the venue's name. */
const minUnknown = 5

/** Reduces a text to lower-case letters without accents and digits: 'Club de Golf' becomes 'clubdegolf'. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

/** True for texts such as 'abcdefgh' and '87654321', whose characters all follow, or all precede, the one before. */
const isSequence = (text: string) => {
  const steps = Array.from(text.slice(1), (_, at) => text.charCodeAt(at + 1) - text.charCodeAt(at))
  return steps.every((step) => step === 1) || steps.every((step) => step === -1)
}

/** Removes `words` from a password, longer words first because they may contain shorter ones. */
const without = (password: string, words: readonly string[]) => {
  const known = words.map(plain).filter((word) => word.length >= minDifferent)
  return known.sort((a, b) => b.length - a.length).reduce((left, word) => left.replaceAll(word, ''), plain(password))
}

/** True if the password consists of `words`, which others know, and at most four other characters. */
const isMadeOf = (password: string, words: readonly string[]) => {
  const rest = without(password, words)
  return rest !== plain(password) && rest.length < minUnknown
}

/** Removes the digits and signs at the end of a password: 'argentina2022!' becomes 'argentina'. */
const withoutEnding = (password: string) => password.replace(/[^\p{L}]+$/u, '')

/** True for a password such as 'contraseña2026', which has no letters besides a word for password. */
const isWordForPassword = (password: string) => !/\p{L}/u.test(without(password, ['contraseña', 'password', 'clave']))

/** The mail address, its name before the @, and the host's name without its ending. */
const wordsOfMail = (mail: string) => [
  mail,
  ...mail.split('@').map((half, at) => (at === 0 ? half : half.replace(/\.[^.]*$/, ''))),
]

/** Whether a password is too easy to guess: common, leaked, repetitive, or made of the venue's name or the mail address. */
export const isWeakPassword = (password: string, { venue, mail }: { venue: string; mail: string }) =>
  new Set(password).size < minDifferent ||
  isSequence(password) ||
  isCommonPassword(password) ||
  isCommonPassword(withoutEnding(password)) ||
  isWordForPassword(password) ||
  isMadeOf(password, [venue, 'Casa Club', ...wordsOfMail(mail)])

/** `isWeakPassword` with the name of the transaction's venue. */
export const isWeakPasswordInVenue = async (db: Db, password: string, mail: string) =>
  isWeakPassword(password, { venue: (await findVenue(db))?.venue.name ?? '', mail })
