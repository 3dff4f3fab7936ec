/** Password lengths. The maximum bounds the cost of hashing. */
export const passwordLimits = { min: 8, max: 200 } as const

/** Minutes until a recovery link expires. */
export const recoveryLinkMinutes = 30

/** Minutes until a link that confirms a new device expires. */
export const deviceConfirmationMinutes = 30

/** Minutes after the last password or passkey during which sensitive changes do not ask for one again. */
export const recentSignInMinutes = 10

/** Minutes in which the second step of a sign-in must be done. */
export const secondStepMinutes = 10

export const secondFactorLimits = {
  passkeys: 10,
  recoveryCodes: 10,
  /** Characters of a typed code: six digits, or a recovery code with its separators. */
  code: 40,
  setupToken: 400,
} as const

/** Connections of a passkey to the browser, with WebAuthn's names. */
export const passkeyTransports = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const

/** A session stores with which of these its owner signed in. */
export const signInMethods = ['password', 'passkey'] as const
