/** A file that goes along with a mail. */
export interface MailAttachment {
  filename: string;
  contentType: string;
  content: Buffer;
}

/** A mail as it goes out. */
export interface Mail {
  to: { name: string; address: string };
  /** Name of the portal: the sender's name where the mail server's settings give none. */
  portal: string;
  subject: string;
  text: string;
  html: string;
  /** Who reads answers; nobody unless said. */
  replyTo?: string;
  /** Further headers. */
  headers?: Readonly<Record<string, string>>;
  /** The same for every attempt, so that receivers recognise a repetition. */
  messageId: string;
  attachments?: readonly MailAttachment[];
}

/** The receiving side said no for good: trying again is of no use. */
export class MailRefused extends Error {
  override name = 'MailRefused';
}

/** Sends mail; tests bring their own. */
export interface MailTransport {
  /** @throws MailRefused when it can never be delivered, other errors when it may work later */
  send(mail: Mail): Promise<void>;
  close(): void;
}
