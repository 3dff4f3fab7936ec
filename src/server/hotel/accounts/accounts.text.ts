/** Reason of the service charge that a stay gets when it is opened. */
export const serviceReason = 'Servicio'
