/** At most `calls` within `seconds`. */
export interface CallRate {
  calls: number
  seconds: number
}

export const perMinute = (calls: number): CallRate => ({ calls, seconds: 60 })
export const perQuarterHour = (calls: number): CallRate => ({ calls, seconds: 15 * 60 })

/** Limits of wrong attempts at a secret (a password, a code). Right attempts do not count. */
export interface SecretLimit {
  /** From one network, at all targets together. */
  network: CallRate
  /** From one network at one target. */
  networkAndTarget: CallRate
  /** At one target from one device that has entered the secret before, or by one signed-in person. Without it, devices are not remembered. */
  device?: CallRate
  /** At one target from all unknown devices together. Beyond it nobody is refused; the handler requires more than the secret. */
  strangers?: CallRate
}

/**
 * The number of calls that an endpoint accepts. A network is an IPv4 address or an IPv6 /64, because an IPv6 client chooses freely
 * among the addresses of its /64.
 */
export interface CallLimit {
  /** Calls of one signed-in caller: a member, a staff account, one phone of a guest. Counted in the memory of each node. */
  caller?: CallRate
  /** Calls from one network; a signed-in caller has this number for itself. Counted in the database. */
  network?: CallRate
  /** Attempts at a secret, counted in the database by `attemptSecret`. */
  secret?: SecretLimit
}

/** Writes of a member or of a guest's phone, all endpoints without a limit of their own together. Staff have no such budget. */
export const defaultWriteBudget = perMinute(60)

/** Limits for passwords. */
export const passwordAttempts: SecretLimit = {
  // High, because a whole club may share one address.
  network: perQuarterHour(60),
  networkAndTarget: perQuarterHour(8),
  device: perQuarterHour(8),
  strangers: perQuarterHour(10),
}
