import { mailsWaiting } from '../mail/mails.waiting.ts'

export const kernelWaiting = [mailsWaiting]
