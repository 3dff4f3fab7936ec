import { webhooksWaiting } from '../integrations/webhooks.waiting.ts'
import { mailsWaiting } from '../mail/mails.waiting.ts'

export const kernelWaiting = [mailsWaiting, webhooksWaiting]
