import type { SyaratProgram } from '../api.ts';
import { inboundPage } from '../content/shared.ts';
import { fill, hoursIn, identity } from '../identity.ts';
import { Footer } from '../parts/Footer.tsx';
import { PlainBar } from '../parts/PlainBar.tsx';
import { LanguageButton, LanguageProvider, type Say, useLanguage } from '../registrasi/language.tsx';
import { Registration } from '../registrasi/Registration.tsx';

/** Registration dates of inbound exchange; null if no period has any. */
export type InboundDates = Pick<SyaratProgram, 'terbuka' | 'bukaPada' | 'tutupPada'>;

/** Data with which the page is hydrated. */
export interface InboundData {
  dates: InboundDates | null;
  now: string;
}

export const isInboundData = (value: unknown): value is InboundData =>
  typeof value === 'object' && value !== null && 'dates' in value && 'now' in value && typeof value.now === 'string';

interface Props {
  dates: InboundDates | null;
  now: Date;
  year: string;
}

/** /pertukaran-mahasiswa/registrasi: when one may register, the form, its status, and the check of documents. */
export const InboundPage = (props: Props) => (
  <LanguageProvider>
    <Spoken {...props} />
  </LanguageProvider>
);

function Spoken({ dates, now, year }: Props) {
  const { say, day, language } = useLanguage();
  const { email, telepon } = identity;
  const [before = '', between = '', after = ''] = say('Ada pertanyaan? Hubungi {email} atau {telepon}, {jam}.', {
    email: '|',
    telepon: '|',
    jam: hoursIn(language),
  }).split('|');
  return (
    <div className="page" data-program="pertukaran">
      <PlainBar />
      <main id="konten">
        <div className="hero hero-small">
          <div className="hero-motif" />
          <div className="wrap">
            <p className="eyebrow">{say('Pertukaran Mahasiswa')}</p>
            <h1>{say(inboundPage.heading)}</h1>
            <p className="hero-lead">
              {language === 'en'
                ? say(
                    'Daftar kuliah satu atau dua semester sebagai mahasiswa inbound, tanpa akun, dan pantau status pendaftaran Anda.',
                  )
                : fill(inboundPage.description)}
            </p>
            <p className="hero-lead">
              <strong>{openingOf(dates, now, say, day)}</strong>
            </p>
            <p className="hero-lead">
              {before}
              <a href={`mailto:${email}`}>{email}</a>
              {between}
              <a className="unbroken" href={`tel:${telepon.replace(/[^\d+]/g, '')}`}>
                {telepon}
              </a>
              {after}
            </p>
            <div className="hero-actions">
              <a
                className="button button-main"
                href={`/mbkm/PertukaranMahasiswa${language === 'en' ? '?bahasa=en' : ''}`}
              >
                {say('Pelajari Program')}
              </a>
              <a className="button button-ghost" href="/">
                {say('Kembali ke beranda')}
              </a>
              <LanguageButton />
            </div>
          </div>
        </div>
        <Registration />
      </main>
      <Footer year={year} language={language} />
    </div>
  );
}

function openingOf(dates: InboundDates | null, now: Date, say: Say, day: (iso: string) => string): string {
  if (dates?.terbuka && dates.tutupPada)
    return say('Pendaftaran dibuka sampai {tanggal}.', { tanggal: day(dates.tutupPada) });
  if (dates?.bukaPada && new Date(dates.bukaPada) > now)
    return say('Pendaftaran dibuka {tanggal}.', { tanggal: day(dates.bukaPada) });
  return say('Pendaftaran sedang ditutup. Jadwal berikutnya diumumkan di halaman ini.');
}
