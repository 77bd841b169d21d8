import { declared } from '../../../../../resources/kit/index.ts';
import { type Bahasa, isBahasa } from '../../../../../resources/pengaturan/bahasa.ts';
import { readIdentity } from '../../../../platform/access/identity.ts';
import { composeMail } from '../../../../platform/notify/mail/message.ts';
import type { PublicPorts } from './ports.ts';

/** The mail by which an address is confirmed; one that is missing in a language does not compile. */
const confirmation = declared({
  id: {
    subject: 'Konfirmasi surel pendaftaran mahasiswa inbound',
    text: 'Buka tautan di bawah dalam 48 jam untuk mengonfirmasi pendaftaran Anda.\nAbaikan surat ini bila Anda tidak mendaftar.',
  },
  en: {
    subject: 'Confirm your e-mail for the inbound exchange',
    text: 'Open the link below within 48 hours to confirm your registration.\nIgnore this mail if you did not register.',
  },
} as const satisfies Record<Bahasa, Record<'subject' | 'text', string>>);

/** Mails the link by which an address is confirmed; a mail that does not go out is asked for again. */
export async function sendConfirmation(
  { engine, secrets, mail, baseUrl }: PublicPorts,
  id: string,
  email: string,
  nama: string,
  bahasa: unknown,
) {
  const token = secrets.token('email', id, engine.now());
  const language: Bahasa = isBahasa(bahasa) ? bahasa : 'id';
  const words = confirmation[language];
  const asked = new URLSearchParams({ token, ...(language === 'id' ? {} : { bahasa: language }) });
  const link = new URL(`/pertukaran-mahasiswa/registrasi?${asked}`, baseUrl).href;
  try {
    const { identity } = await readIdentity(engine.db);
    const content = {
      id: `inbound-${id}-${engine.now().getTime()}`,
      kepada: email,
      nama,
      subjek: words.subject,
      isi: words.text,
      link,
      bahasa: language,
      choosesPassword: false,
    };
    await (await mail.transport())?.send(composeMail(content, baseUrl, identity));
  } catch {
    // The registrant asks for it again (kirim-ulang); nothing personal goes to the log.
  }
}
