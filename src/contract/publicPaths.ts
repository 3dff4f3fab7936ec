/** The list of a venue's properties. */
export const propertiesPath = (venue: number | undefined) => (venue ? `/propiedades?venue=${venue}` : '/propiedades')
