import type { Identity } from '../../../../resources/identity.ts';
import { readable } from '../../../../resources/kit/contrast.ts';
import { inLanguage, type Message } from '../../../../resources/kit/index.ts';
import { languages } from '../../../../resources/languages.ts';
import { type Bahasa, isBahasa } from '../../../../resources/pengaturan/bahasa.ts';
import { mailMessages } from '../../../../resources/sistem/mails.ts';
import { choicesPath } from '../choices.ts';
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

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, char => escapes[char] ?? char);

/** For programs that show mails dark; a program without styles in the head keeps the light page. */
const darkStyle =
  '@media (prefers-color-scheme:dark){body{background:#16181d!important;color:#e5e7eb!important}.kecil,.kecil a{color:#a9b3c0!important}}';

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
  const greeting = said(mailMessages.greeting);
  const automatic = said(words.balasKe ? mailMessages.answers : mailMessages.automatic);
  const open = said(words.choosesPassword ? mailMessages.choose : mailMessages.open);
  const address = words.link ? new URL(words.link, baseUrl).href : undefined;
  const sign = `${identity.namaPortal} ${identity.namaUniversitas}`;
  const choices = words.stopPath === undefined ? undefined : new URL(choicesPath, baseUrl).href;
  const chooseMail = said(mailMessages.choices);
  const text = [
    `${greeting} ${name},`,
    words.isi ?? words.subjek,
    ...(address ? [`${open}: ${address}`] : []),
    `${sign}\n${identity.email} · ${identity.telepon}`,
    automatic,
    ...(choices ? [`${chooseMail}: ${choices}`] : []),
  ].join('\n\n');
  const button = address
    ? `<p><a href="${escapeHtml(address)}" style="display:inline-block;padding:10px 18px;border-radius:8px;background:${readable(identity.warnaUtama, '#ffffff', '#000000')};color:#fff;text-decoration:none">${open}</a></p>`
    : '';
  const html = `<!doctype html><html lang="${language}"><head><meta name="color-scheme" content="light dark"><style>${darkStyle}</style></head><body style="font:15px/1.6 Arial,sans-serif;color:#1f2933;background:#ffffff">
<p>${greeting} ${escapeHtml(name)},</p><p>${escapeHtml(words.isi ?? words.subjek).replaceAll('\n', '<br>')}</p>${button}
<p class="kecil" style="color:#616e7c;font-size:13px">${escapeHtml(sign)}<br>${escapeHtml(identity.email)} · ${escapeHtml(identity.telepon)}<br>${automatic}${choices ? `<br><a href="${escapeHtml(choices)}" style="color:#616e7c">${chooseMail}</a>` : ''}</p></body></html>`;
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
