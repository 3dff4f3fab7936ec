import { type Context, Hono } from 'hono'
import { admitCaller } from '../admission.ts'
import type { HttpEnv } from '../http/securityHeaders.ts'
import type { IncomingCall } from '../incomingCall.ts'
import type { Kernel } from '../kernel.ts'
import { isSignatureOf } from '../signatures.ts'
import { timeInName } from './backupFolder.ts'

export const downloadPath = '/backups/download'

/** The text that a download link signs: it is valid for one file, one session and until a time in ms. */
export const signedText = (name: string, sessionId: string, until: string) => `backup ${name} ${sessionId} ${until}`

/** Sends the file of a backup to the session that has requested its URL. */
export const backupDownloadServer = (kernel: Kernel, incomingOf: (c: Context<HttpEnv>) => IncomingCall) =>
  new Hono<HttpEnv>().get(downloadPath, async (c) => {
    const { name = '', until = '', signature } = c.req.query()
    const { caller } = await admitCaller(incomingOf(c), { who: ['admin'], venue: 'caller', kind: 'read' }, {})
    const isValid =
      caller.role === 'admin' && isSignatureOf(kernel.secret, signedText(name, caller.sessionId, until), signature)
    if (!isValid || Number(until) < kernel.now().getTime() || !timeInName(name)) return c.notFound()
    const found = await kernel.backups.store.read(name)
    if (!found) return c.notFound()
    return c.body(found.body, 200, {
      'content-type': 'application/gzip',
      'content-length': String(found.bytes),
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
    })
  })
