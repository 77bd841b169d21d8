import type { Identity } from '../../../../resources/identity.ts';
import { readable } from '../../../../resources/kit/contrast.ts';
import { inLanguage, type Message } from '../../../../resources/kit/index.ts';
import { languages } from '../../../../resources/languages.ts';
import { type Bahasa, isBahasa } from '../../../../resources/pengaturan/bahasa.ts';
import { mailMessages } from '../../../../resources/sistem/mails.ts';
import type { Mail } from './transport.ts';

/** Content of a mail, as the outbox stores it. */
export interface MailWords {
  id: string;
  kepada: string;
  nama: string | null;
  subjek: string;
  isi: string | null;
  link: string | null;
  /** That of its frame. */
  bahasa: string | null;
  /** Its link leads to the page where a password is chosen. */
  choosesPassword: boolean;
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, char => escapes[char] ?? char);

/** A mail of the portal: plain text and a simple page that says the same. */
export function composeMail(words: MailWords, baseUrl: string, identity: Identity): Mail {
  const name = words.nama ?? '';
  const language: Bahasa = isBahasa(words.bahasa) ? words.bahasa : 'id';
  const said = (message: Message) => inLanguage(message, languages[language]);
  const greeting = said(mailMessages.greeting);
  const automatic = said(mailMessages.automatic);
  const open = said(words.choosesPassword ? mailMessages.choose : mailMessages.open);
  const address = words.link ? new URL(words.link, baseUrl).href : undefined;
  const sign = `${identity.namaPortal} ${identity.namaUniversitas}`;
  const text = [
    `${greeting} ${name},`,
    words.isi ?? words.subjek,
    ...(address ? [`${open}: ${address}`] : []),
    `${sign}\n${identity.email} · ${identity.telepon}`,
    automatic,
  ].join('\n\n');
  const button = address
    ? `<p><a href="${escapeHtml(address)}" style="display:inline-block;padding:10px 18px;border-radius:8px;background:${readable(identity.warnaUtama, '#ffffff', '#000000')};color:#fff;text-decoration:none">${open}</a></p>`
    : '';
  const html = `<!doctype html><html lang="${language}"><body style="font:15px/1.6 Arial,sans-serif;color:#1f2933">
<p>${greeting} ${escapeHtml(name)},</p><p>${escapeHtml(words.isi ?? words.subjek).replaceAll('\n', '<br>')}</p>${button}
<p style="color:#616e7c;font-size:13px">${escapeHtml(sign)}<br>${escapeHtml(identity.email)} · ${escapeHtml(identity.telepon)}<br>${automatic}</p></body></html>`;
  const messageId = `<${words.id}@${new URL(baseUrl).hostname}>`;
  return {
    to: { name, address: words.kepada },
    portal: identity.namaPortal,
    subject: `[${identity.namaPortal}] ${words.subjek}`,
    text,
    html,
    messageId,
  };
}
