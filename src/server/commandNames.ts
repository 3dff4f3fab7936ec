/**
 * Replaces the npm commands in a message for operators with those of an installed package, which has no npm: its
 * bin/casa-club sets CALLED_AS. Without CALLED_AS, as in a checkout, the message is returned unchanged.
 */
export const replaceNpmCommands = (text: string, { CALLED_AS }: NodeJS.ProcessEnv) =>
  CALLED_AS ? text.replaceAll(/npm run (\w+)(?: --)?/g, `${CALLED_AS} $1`).replaceAll('npm start', CALLED_AS) : text
