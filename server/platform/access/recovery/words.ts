import { inLanguage, type Message } from '../../../../resources/kit/index.ts';
import { languages } from '../../../../resources/languages.ts';
import { type Bahasa, locales } from '../../../../resources/pengaturan/bahasa.ts';
import { mailMessages } from '../../../../resources/sistem/mails.ts';
import type { LinkUse } from './links.ts';

/** Subject and text of a mail. */
export interface Said {
  subjek: string;
  isi: string;
}

/** Subject and text of a mail in a language. */
export const saidIn = (bahasa: Bahasa, subject: Message, text: Message): Said => ({
  subjek: inLanguage(subject, languages[bahasa]),
  isi: inLanguage(text, languages[bahasa]),
});

/** The mail that carries a link, by what the link is for. */
export const linkMail = (bahasa: Bahasa, untuk: LinkUse, username: string): Said => {
  const { subject, text } = untuk === 'lupa' ? mailMessages.forgotten : mailMessages.first;
  return saidIn(bahasa, subject, text({ username }));
};

/** The password is kept by another service. */
export const elsewhereMail = (bahasa: Bahasa, layanan: string): Said =>
  saidIn(bahasa, mailMessages.elsewhere.subject({ layanan }), mailMessages.elsewhere.text({ layanan }));

/** The account has no password: its person comes in by these providers. */
export function providerMail(bahasa: Bahasa, names: readonly string[]): Said {
  const daftar = new Intl.ListFormat(locales[bahasa], { type: 'disjunction' }).format(names);
  return saidIn(bahasa, mailMessages.provider.subject, mailMessages.provider.text({ daftar }));
}

export const inactiveMail = (bahasa: Bahasa): Said =>
  saidIn(bahasa, mailMessages.inactive.subject, mailMessages.inactive.text);
