import nodemailer from 'nodemailer';
import type { Config } from '../../config.ts';
import { heard } from '../../errorListener.ts';

/** A mail as it goes out. */
export interface Mail {
  to: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
  /** The same for every attempt, so that receivers recognise a repetition. */
  messageId: string;
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

const permanent = (error: unknown): boolean =>
  error instanceof Error &&
  'responseCode' in error &&
  typeof error.responseCode === 'number' &&
  error.responseCode >= 500 &&
  'code' in error &&
  error.code === 'EENVELOPE';

/** Mail over SMTP when SMTP_URL and MAIL_FROM are set; undefined = notices stay in the portal. */
export function createMailTransport(config: Pick<Config, 'mail'>): MailTransport | undefined {
  if (!config.mail) return undefined;
  const { url, from } = config.mail;
  const smtp = heard(nodemailer.createTransport(url, { from }));
  return {
    send: async mail => {
      try {
        await smtp.sendMail({ ...mail, from, disableFileAccess: true, disableUrlAccess: true });
      } catch (error) {
        if (permanent(error) && error instanceof Error) throw new MailRefused(error.message);
        throw error;
      }
    },
    close: () => smtp.close(),
  };
}
