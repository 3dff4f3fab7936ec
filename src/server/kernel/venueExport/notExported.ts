/**
 * Tables of a venue that its export leaves out, each with the reason. A test checks that every other table contains no
 * column of a secret that cannot be emptied.
 */
export const tablesNotExported: Record<string, string> = {
  kernel_sessions: 'sessions belong to cookies of the old address',
  kernel_pending_sign_ins: 'a sign-in under way belongs to a cookie of the old address',
  kernel_password_resets: 'links are signed with the secret of the old instance',
  community_recoveries: 'links are signed with the secret of the old instance',
  community_mail_confirmations: 'links are signed with the secret of the old instance',
  kernel_totps: 'encrypted with the secret of the old instance',
  kernel_recovery_codes: 'hashed with the secret of the old instance',
  kernel_passkeys: 'a passkey works for the old address only',
  kernel_api_keys: 'keys belong to programs that call the old instance',
  kernel_webhooks: 'secrets follow from the secret of the old instance, and both instances would report events',
  kernel_webhook_deliveries: 'both instances would send them',
  kernel_push_devices: 'subscriptions belong to the push keys of the old instance',
  community_push_devices: 'subscriptions belong to the push keys of the old instance',
  kernel_mails: 'both instances would send them',
  kernel_pushes: 'both instances would send them',
  community_pushes: 'both instances would send them',
  kernel_notices: 'both instances would send them',
  hotel_invitations: 'single-use codes of phones whose sessions end',
  hotel_knocks: 'requests of phones whose sessions end',
  club_bag_codes: 'the code is a secret; an admin sets it again',
  club_screens: 'televisions have a session of the old instance and are paired again',
  club_tv_notices: 'the notice of the moment, for televisions that are paired again',
}

/** Columns of secrets. The export contains null in their place, or an empty text or hash if the column is never null. */
export const isSecretColumn = (name: string) => /(?:_hash|secret|token)$/.test(name)
