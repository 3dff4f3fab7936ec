import type { Kernel } from '../kernel.ts'

/** The link of a mail that an admin has to hand over, because no mail server is configured; null if there is one. */
export const linkToCopy = ({ configuration }: Pick<Kernel, 'configuration'>, link: string) =>
  configuration.smtpUrl ? null : link
