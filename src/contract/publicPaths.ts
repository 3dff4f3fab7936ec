/** Path of the public list of a venue's properties. */
export const propertiesPath = (venue: number | undefined) => (venue ? `/propiedades?venue=${venue}` : '/propiedades')
