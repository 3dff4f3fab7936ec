import type { Db } from '../db/database.ts'
import { findVenue } from '../venues/venues.queries.ts'
import { isCommonPassword } from './commonPasswords.ts'

/** Different characters that a password needs; 'abababab' has two. */
const minDifferent = 4
/** Characters that a password needs besides the words that others know, such as the venue's name. */
const minUnknown = 5

/** Lower-case letters and digits without accents: 'Club de Golf' becomes 'clubdegolf'. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

/** 'abcdefgh' and '87654321': every character is one more, or one less, than the one before. */
const isSequence = (text: string) => {
  const steps = Array.from(text.slice(1), (_, at) => text.charCodeAt(at + 1) - text.charCodeAt(at))
  return steps.every((step) => step === 1) || steps.every((step) => step === -1)
}

/** Removes these words from a password, longer ones first because they may contain shorter ones. */
const without = (password: string, words: readonly string[]) => {
  const known = words.map(plain).filter((word) => word.length >= minDifferent)
  return known.sort((a, b) => b.length - a.length).reduce((left, word) => left.replaceAll(word, ''), plain(password))
}

/** Whether the password consists of words that others know, and at most four other characters. */
const isMadeOf = (password: string, words: readonly string[]) => {
  const rest = without(password, words)
  return rest !== plain(password) && rest.length < minUnknown
}

/** 'argentina2022!' without its digits and signs. */
const withoutEnding = (password: string) => password.replace(/[^\p{L}]+$/u, '')

/** 'contraseña2026': a word for password, and no other letters. */
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
export const isWeakHere = async (db: Db, password: string, mail: string) =>
  isWeakPassword(password, { venue: (await findVenue(db))?.venue.name ?? '', mail })
