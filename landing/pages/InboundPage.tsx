import type { SyaratProgram } from '../api.ts';
import { inboundPage } from '../content/shared.ts';
import { formatDate } from '../format.ts';
import { fill, identity } from '../identity.ts';
import { Footer } from '../parts/Footer.tsx';
import { PlainBar } from '../parts/PlainBar.tsx';

/** When one may register from outside; null while no period says. */
export type InboundDates = Pick<SyaratProgram, 'terbuka' | 'bukaPada' | 'tutupPada'>;

interface Props {
  dates: InboundDates | null;
  now: Date;
  year: string;
}

/** /pertukaran-mahasiswa/registrasi until its form exists: when it opens, and who takes registrations meanwhile. */
export function InboundPage({ dates, now, year }: Props) {
  return (
    <div className="page" data-program="pertukaran">
      <PlainBar />
      <main id="konten" className="hero not-found">
        <div className="hero-motif" />
        <div className="wrap">
          <p className="eyebrow">Pertukaran Mahasiswa</p>
          <h1>{inboundPage.heading}</h1>
          <p className="hero-lead">{fill(inboundPage.description)}</p>
          <p className="hero-lead">
            <strong>{openingOf(dates, now)}</strong>
          </p>
          <p className="hero-lead">
            Pertanyaan dan pendaftaran dilayani di <a href={`mailto:${identity.email}`}>{identity.email}</a> atau{' '}
            {identity.telepon}, {identity.jamLayanan}.
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
      </main>
      <Footer year={year} />
    </div>
  );
}

function openingOf(dates: InboundDates | null, now: Date): string {
  if (dates?.terbuka && dates.tutupPada)
    return `Pendaftaran dibuka sampai ${formatDate(dates.tutupPada)}. Formulir daring belum tersedia; hubungi layanan kami untuk mendaftar.`;
  if (dates?.bukaPada && new Date(dates.bukaPada) > now) return `Pendaftaran dibuka ${formatDate(dates.bukaPada)}.`;
  return 'Pendaftaran sedang ditutup. Jadwal berikutnya diumumkan di halaman ini.';
}
