import { usersSearch } from '../identity/users.search.ts'

export const kernelSearch = [usersSearch]
