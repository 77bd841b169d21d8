import type { SyaratProgram } from '../api.ts';
import { inboundPage } from '../content/shared.ts';
import { formatDate } from '../format.ts';
import { fill, identity } from '../identity.ts';
import { Footer } from '../parts/Footer.tsx';
import { PlainBar } from '../parts/PlainBar.tsx';
import { Registration } from '../registrasi/Registration.tsx';

/** When one may register from outside; null while no period says. */
export type InboundDates = Pick<SyaratProgram, 'terbuka' | 'bukaPada' | 'tutupPada'>;

/** What the page is hydrated with. */
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
export function InboundPage({ dates, now, year }: Props) {
  return (
    <div className="page" data-program="pertukaran">
      <PlainBar />
      <main id="konten">
        <div className="hero hero-small">
          <div className="hero-motif" />
          <div className="wrap">
            <p className="eyebrow">Pertukaran Mahasiswa</p>
            <h1>{inboundPage.heading}</h1>
            <p className="hero-lead">{fill(inboundPage.description)}</p>
            <p className="hero-lead">
              <strong>{openingOf(dates, now)}</strong>
            </p>
            <p className="hero-lead">
              Pertanyaan dilayani di <a href={`mailto:${identity.email}`}>{identity.email}</a> atau {identity.telepon},{' '}
              {identity.jamLayanan}.
            </p>
            <div className="hero-actions">
              <a className="button button-main" href="/mbkm/PertukaranMahasiswa">
                Pelajari Program
              </a>
              <a className="button button-ghost" href="/">
                Kembali ke beranda
              </a>
            </div>
          </div>
        </div>
        <Registration />
      </main>
      <Footer year={year} />
    </div>
  );
}

function openingOf(dates: InboundDates | null, now: Date): string {
  if (dates?.terbuka && dates.tutupPada) return `Pendaftaran dibuka sampai ${formatDate(dates.tutupPada)}.`;
  if (dates?.bukaPada && new Date(dates.bukaPada) > now) return `Pendaftaran dibuka ${formatDate(dates.bukaPada)}.`;
  return 'Pendaftaran sedang ditutup. Jadwal berikutnya diumumkan di halaman ini.';
}
