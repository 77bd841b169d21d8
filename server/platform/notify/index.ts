export { createMailbox, type Mailbox } from './mail/mailbox.ts';
export { composeMail } from './mail/message.ts';
export type { MailTransport } from './mail/transport.ts';
export { type Notice, notify, notifyAll, ofRole } from './notify.ts';
export type { Recipients } from './recipients.ts';
export { decisionOf, type People, stepTeller, tellDecided } from './stepNotices.ts';
export { noticesOf, type TellContext, type Telling, tell, tellAccount, tellEach } from './tell.ts';
