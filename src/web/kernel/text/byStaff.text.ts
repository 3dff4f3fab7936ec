/** Shown to members on what staff entered for them. */
export const byStaffText = 'Cargado por la administración'
