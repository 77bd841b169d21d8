import nodemailer from 'nodemailer';
import { heard } from '../../errorListener.ts';
import { type Mail, type MailAttachment, MailRefused, type MailTransport } from './transport.ts';

/** A mail server and who its mail is from. */
export interface MailServer {
  host: string;
  port: number;
  keamanan: 'starttls' | 'tls' | 'tanpa';
  pengguna: string;
  sandi: string;
  namaPengirim: string;
  alamatPengirim: string;
}

/** Longest waits, in milliseconds: for a connection and its greeting, for an answer, for the name of the host. */
const waits = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000, dnsTimeout: 5000 };

/** Mail to one server; nothing is kept open between mails. */
export function mailTo({ host, port, keamanan, pengguna, sandi, ...sender }: MailServer): MailTransport {
  const smtp = heard(
    nodemailer.createTransport({
      host,
      port,
      secure: keamanan === 'tls',
      requireTLS: keamanan === 'starttls',
      ignoreTLS: keamanan === 'tanpa',
      ...waits,
      ...(pengguna ? { auth: { user: pengguna, pass: sandi } } : {}),
    }),
  );
  return sendBy(smtp, { name: sender.namaPengirim, address: sender.alamatPengirim });
}

/** Mail to the server of an address like `smtp://user:password@host:587`. */
export const mailToUrl = (url: string, from: string): MailTransport =>
  sendBy(heard(nodemailer.createTransport({ url, ...waits })), from);

interface Smtp {
  sendMail(
    mail: Omit<Mail, 'portal' | 'attachments'> & {
      attachments?: MailAttachment[];
      from: Sender;
      disableFileAccess: true;
      disableUrlAccess: true;
    },
  ): Promise<unknown>;
  close(): void;
}
type Sender = string | { name: string; address: string };

/** Sender of a mail; a name from the settings is kept. */
function named(from: Sender, portal: string): Sender {
  if (typeof from === 'string') return from.includes('<') ? from : { name: portal, address: from };
  return { ...from, name: from.name || portal };
}

const sendBy = (smtp: Smtp, from: Sender): MailTransport => ({
  send: async ({ portal, attachments, ...mail }) => {
    const files = attachments?.length ? { attachments: [...attachments] } : {};
    try {
      await smtp.sendMail({
        ...mail,
        ...files,
        from: named(from, portal),
        disableFileAccess: true,
        disableUrlAccess: true,
      });
    } catch (error) {
      if (permanent(error) && error instanceof Error) throw new MailRefused(error.message, { cause: error });
      throw error;
    }
  },
  close: () => smtp.close(),
});

const permanent = (error: unknown): boolean =>
  error instanceof Error &&
  'responseCode' in error &&
  typeof error.responseCode === 'number' &&
  error.responseCode >= 500 &&
  'code' in error &&
  error.code === 'EENVELOPE';
