/** The address of a bag's page. */
export const bagAt = (idBag: string) => `/bags/${idBag}`
