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
    english: 'Too many attempts. Wait a few minutes and try again.',
    portuguese: 'Tentativas demais. Espere alguns minutos e tente de novo.',
    french: 'Trop de tentatives. Attendez quelques minutes et réessayez.',
  },
  confirm_device: {
    spanish:
      'Hubo muchos intentos fallidos. Si tus datos son correctos, te mandamos un mail con un enlace para entrar desde este dispositivo.',
    english:
      'There were many failed attempts. If your details are correct, we have emailed you a link to sign in on this device.',
    portuguese:
      'Houve muitas tentativas sem sucesso. Se os seus dados estão corretos, enviamos um e-mail com um link para entrar neste dispositivo.',
    french:
      'Il y a eu beaucoup de tentatives échouées. Si vos données sont correctes, un lien pour vous connecter sur cet appareil vous a été envoyé par e-mail.',
  },
  wrong_credentials: {
    spanish: 'El mail o la contraseña no son correctos.',
    english: 'The email or the password is not correct.',
    portuguese: 'O e-mail ou a senha não estão corretos.',
    french: 'L’adresse ou le mot de passe est incorrect.',
  },
  wrong_password: {
    spanish: 'La contraseña es incorrecta.',
    english: 'The password is not correct.',
    portuguese: 'A senha está incorreta.',
    french: 'Le mot de passe est incorrect.',
  },
  wrong_sign_in_code: {
    spanish: 'El código no es correcto, o ya fue usado.',
    english: 'The code is not correct, or was already used.',
    portuguese: 'O código não está correto, ou já foi usado.',
    french: 'Le code est incorrect, ou a déjà été utilisé.',
  },
  passkey_refused: {
    spanish: 'No pudimos comprobar esa passkey. Probá de nuevo o entrá de otra forma.',
    english: 'We could not check that passkey. Try again or sign in another way.',
    portuguese: 'Não conseguimos verificar essa passkey. Tente de novo ou entre de outra forma.',
    french: 'Nous n’avons pas pu vérifier cette clé d’accès. Réessayez ou connectez-vous autrement.',
  },
  sign_in_expired: {
    spanish: 'Pasó demasiado tiempo. Volvé a escribir tu contraseña.',
    english: 'Too much time has passed. Enter your password again.',
    portuguese: 'Passou tempo demais. Digite sua senha de novo.',
    french: 'Trop de temps s’est écoulé. Saisissez à nouveau votre mot de passe.',
  },
  unknown_push_service: {
    spanish: 'Este navegador no puede recibir avisos.',
    english: 'This browser cannot receive notifications.',
    portuguese: 'Este navegador não pode receber avisos.',
    french: 'Ce navigateur ne peut pas recevoir de notifications.',
  },
  link_expired: {
    spanish: 'El enlace venció o ya fue usado.',
    english: 'The link has expired or was already used.',
    portuguese: 'O link venceu ou já foi usado.',
    french: 'Le lien a expiré ou a déjà été utilisé.',
  },
  weak_password: {
    spanish:
      'Esa contraseña es fácil de adivinar. Elegí otra: tres o cuatro palabras sin relación entre sí son una buena.',
    english: 'That password is easy to guess. Choose another: three or four unrelated words make a good one.',
    portuguese: 'Essa senha é fácil de adivinhar. Escolha outra: três ou quatro palavras sem relação formam uma boa.',
    french:
      'Ce mot de passe est facile à deviner. Choisissez-en un autre : trois ou quatre mots sans rapport conviennent.',
  },
  stale: 'Otra persona lo cambió mientras lo editabas.',
  bad_picture: {
    spanish: 'No pudimos leer esa imagen. Usá un archivo JPEG, PNG o WebP.',
    english: 'We could not read that picture. Use a JPEG, PNG or WebP file.',
    portuguese: 'Não conseguimos ler essa imagem. Use um arquivo JPEG, PNG ou WebP.',
    french: 'Nous n’avons pas pu lire cette image. Utilisez un fichier JPEG, PNG ou WebP.',
  },
  storage_full: {
    spanish: 'No hay espacio para guardar la imagen. Avisá a la administración y probá más tarde.',
    english: 'There is no space to store the picture. Tell the administration and try later.',
    portuguese: 'Não há espaço para guardar a imagem. Avise a administração e tente mais tarde.',
    french: 'Il n’y a plus de place pour l’image. Prévenez l’administration et réessayez plus tard.',
  },
  full: {
    spanish: 'No se pueden agregar más.',
    english: 'No more can be added.',
    portuguese: 'Não é possível adicionar mais.',
    french: 'Il n’est pas possible d’en ajouter plus.',
  },
  reauthentication_required: 'Para este cambio, confirmá que sos vos.',
  last_second_factor: 'Acá hace falta un segundo paso: agregá otro antes de eliminar este.',
  account_exists: 'Ya hay una cuenta con ese mail.',
  admin_only: 'Solo un administrador puede restaurar esto.',
  place_taken:
    'Otra cosa ocupa ahora su lugar, por ejemplo con el mismo número. Cambiala o eliminala y probá de nuevo.',
  parent_gone: 'Estaba dentro de algo que también se eliminó. Restaurá eso primero y probá de nuevo.',
  demo_not_possible: 'Desde este lugar no se pueden cambiar los datos de ejemplo.',
  tables_in_use: 'Hay mucha actividad en este momento. Probá de nuevo en unos segundos.',
  no_mail_server: 'Todavía no hay servidor de correo: quien administra el servidor lo configura con SMTP_URL.',
  mail_not_accepted: 'El servidor de correo no aceptó el mail. Revisá SMTP_URL; el registro del servidor dice por qué.',
  several_venues: 'La copia es de varios lugares: la descarga quien administra el servidor.',
  too_many_keys: 'Ya hay 20 claves. Revocá una que no se use.',
  too_many_webhooks: 'Ya hay 10 webhooks. Eliminá uno que no se use.',
  address_not_allowed: 'Esa dirección no está permitida: tiene que empezar con https:// y ser pública.',
  webhook_paused: 'El webhook está en pausa: reanudalo para enviarle avisos.',
  last_admin: 'Es el único administrador: nombrá a otro antes.',
} satisfies Partial<RefusalSentences>
