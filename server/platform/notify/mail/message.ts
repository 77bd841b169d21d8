import type { Identity } from '../../../../resources/identity.ts';
import { readable } from '../../../../resources/kit/contrast.ts';
import { inLanguage, type Message } from '../../../../resources/kit/index.ts';
import { languages } from '../../../../resources/languages.ts';
import { type Bahasa, isBahasa } from '../../../../resources/pengaturan/bahasa.ts';
import { mailMessages } from '../../../../resources/sistem/mails.ts';
import { choicesPath } from '../choices.ts';
import { mailPage } from './page.ts';
import type { Mail } from './transport.ts';

/** Content of a mail, as the outbox stores it. */
export interface MailWords {
  id: string;
  kepada: string;
  nama: string | null;
  /** Who reads answers to it; nobody unless said. */
  balasKe?: string | null;
  subjek: string;
  isi: string | null;
  link: string | null;
  /** That of its frame. */
  bahasa: string | null;
  /** Where its reader stops mails of its kind with one click; not of mails that are about the login. */
  stopPath?: string;
  /** Its link leads to the page where a password is chosen. */
  choosesPassword: boolean;
}

/** How mail programs offer to stop such mails (RFC 2369, RFC 8058). */
const stopHeaders = (address: string) => ({
  'List-Unsubscribe': `<${address}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** A mail of the portal: plain text and a simple page that says the same. */
export function composeMail(words: MailWords, baseUrl: string, identity: Identity): Mail {
  const name = words.nama ?? '';
  const language: Bahasa = isBahasa(words.bahasa) ? words.bahasa : 'id';
  const said = (message: Message) => inLanguage(message, languages[language]);
  const salutation = said(mailMessages.greeting);
  // People who write to others greet them by themselves.
  const greeting = words.isi?.trimStart().startsWith(salutation) ? '' : `${salutation} ${name},`;
  const automatic = said(words.balasKe ? mailMessages.answers : mailMessages.automatic);
  const open = said(words.choosesPassword ? mailMessages.choose : mailMessages.open);
  const address = words.link ? new URL(words.link, baseUrl).href : undefined;
  const sign = `${identity.namaPortal} ${identity.namaUniversitas}`;
  const choices = words.stopPath === undefined ? undefined : new URL(choicesPath, baseUrl).href;
  const chooseMail = said(mailMessages.choices);
  const text = [
    ...(greeting ? [greeting] : []),
    words.isi ?? words.subjek,
    ...(address ? [`${open}: ${address}`] : []),
    `${sign}\n${identity.email} · ${identity.telepon}`,
    automatic,
    ...(choices ? [`${chooseMail}: ${choices}`] : []),
  ].join('\n\n');
  const html = mailPage({
    language,
    portal: identity.namaPortal,
    title: words.subjek,
    greeting,
    text: words.isi ?? '',
    button: address ? { label: open, address, colour: readable(identity.warnaUtama, '#ffffff', '#000000') } : undefined,
    footer: [sign, `${identity.email} · ${identity.telepon}`, automatic],
    choices: choices ? { label: chooseMail, address: choices } : undefined,
  });
  const messageId = `<${words.id}@${new URL(baseUrl).hostname}>`;
  return {
    to: { name, address: words.kepada },
    portal: identity.namaPortal,
    subject: `[${identity.namaPortal}] ${words.subjek}`,
    text,
    html,
    messageId,
    ...(words.stopPath === undefined ? {} : { headers: stopHeaders(new URL(words.stopPath, baseUrl).href) }),
    ...(words.balasKe ? { replyTo: words.balasKe } : {}),
  };
}
