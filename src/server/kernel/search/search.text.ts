/** Words of the kernel's search results. */
export const kernelSearchText = {
  user: 'Usuario',
  users: ['usuario', 'cuenta', 'staff', 'admin'],
} as const
