import type { RefusalSentences } from '#contract/refusals.ts'

/** Sentences for the general refusals, which any product may use. */
export const kernelRefusals = {
  gone: {
    spanish: 'Esto ya no existe. Puede que otra persona lo haya eliminado.',
    english: 'This no longer exists. Somebody may have removed it.',
    portuguese: 'Isto não existe mais. Talvez outra pessoa o tenha removido.',
    french: 'Ceci n’existe plus. Quelqu’un l’a peut-être supprimé.',
  },
  too_many_tries: {
    spanish: 'Demasiados intentos. Esperá unos minutos y probá de nuevo.',
    english: 'Too many tries. Wait a few minutes and try again.',
    portuguese: 'Tentativas demais. Espere alguns minutos e tente de novo.',
    french: 'Trop de tentatives. Attendez quelques minutes et réessayez.',
  },
  wrong_credentials: {
    spanish: 'El mail o la contraseña no son correctos.',
    english: 'The mail or the password is not correct.',
    portuguese: 'O e-mail ou a senha não estão corretos.',
    french: 'L’adresse ou le mot de passe est incorrect.',
  },
  link_expired: {
    spanish: 'El enlace venció o ya fue usado.',
    english: 'The link has expired or was already used.',
    portuguese: 'O link venceu ou já foi usado.',
    french: 'Le lien a expiré ou a déjà été utilisé.',
  },
  stale: 'Otra persona lo cambió mientras lo editabas.',
  bad_picture: {
    spanish: 'No pudimos leer esa imagen. Usá un archivo JPEG, PNG o WebP.',
    english: 'We could not read that picture. Use a JPEG, PNG or WebP file.',
    portuguese: 'Não conseguimos ler essa imagem. Use um arquivo JPEG, PNG ou WebP.',
    french: 'Nous n’avons pas pu lire cette image. Utilisez un fichier JPEG, PNG ou WebP.',
  },
  full: 'No se pueden agregar más.',
  account_exists: 'Ya hay una cuenta con ese mail.',
  last_admin: 'Es el único administrador: nombrá a otro antes.',
} satisfies Partial<RefusalSentences>
