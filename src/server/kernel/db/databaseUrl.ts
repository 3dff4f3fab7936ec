/** scheme://user:password@host:port,host:port/database?parameters; the user and the password have no '@', '/', '?' or '#'. */
const pattern = /^(postgres(?:ql)?:\/\/)((?:[^@/?#]*@)*)([^@/?#]*)([/?#].*)?$/s

/**
 * Splits a DATABASE_URL into one URL per host; null if it cannot be parsed. As in PostgreSQL's own
 * library, hosts are separated by commas: postgres://user:password@one:5432,two:5433/database.
 */
export const parseDatabaseUrl = (databaseUrl: string): [string, ...string[]] | null => {
  const found = pattern.exec(databaseUrl)
  if (!found) return null
  const [, scheme = '', login = '', hosts = '', rest = ''] = found
  const urls = hosts.split(',').map((host) => `${scheme}${login}${host}${rest}`)
  const isValid = urls.every((url) => URL.canParse(url)) && (urls.length === 1 || !hosts.split(',').includes(''))
  return isValid ? (urls as [string, ...string[]]) : null
}
