import type { PeriksaSurat } from '../api.ts';
import { formatDate } from '../format.ts';
import { Icon } from '../Icon.tsx';
import { identity } from '../identity.ts';
import { Footer } from '../parts/Footer.tsx';
import { PlainBar } from '../parts/PlainBar.tsx';

interface Props {
  /** null = no letter has this code. */
  letter: PeriksaSurat | null;
  year: string;
}

const words = {
  berlaku: [
    'Surat asli dan berlaku',
    `Surat ini diterbitkan ${identity.namaUniversitas}. Cocokkan dengan surat di tangan Anda.`,
  ],
  dibatalkan: ['Surat telah dibatalkan', `${identity.namaUniversitas} telah mencabut surat ini. Jangan dipakai lagi.`],
  kedaluwarsa: ['Masa berlaku surat sudah lewat', `Surat ini asli, tetapi masa berlakunya sudah lewat.`],
  unknown: [
    'Surat tidak ditemukan',
    'Kode verifikasi tidak terdaftar. Periksa kembali kode di bawah QR code pada surat, lalu coba lagi.',
  ],
} as const;

/** /verifikasi-surat/:kode: what a letter certifies and whether it counts; plain HTML, it needs no script. */
export function LetterPage({ letter, year }: Props) {
  const [title, text] = words[letter?.status ?? 'unknown'];
  return (
    <div className="page">
      <PlainBar />
      <main id="konten">
        <div className="hero hero-small letter-hero">
          <div className="hero-motif" />
          <div className="wrap article-head">
            <p className="eyebrow">Verifikasi surat</p>
            <h1>
              <span className="letter-sign" data-valid={letter?.valid ?? false}>
                <Icon name={letter?.valid ? 'check' : 'close'} />
              </span>
              {title}
            </h1>
            <p className="hero-lead">{text}</p>
          </div>
        </div>
        {letter && <Facts letter={letter} />}
      </main>
      <Footer year={year} />
    </div>
  );
}

function Facts({ letter }: { letter: PeriksaSurat }) {
  const rows: (readonly [string, string])[] = [
    ['Nomor surat', letter.nomor],
    ['Perihal', letter.perihal],
    ['Nama', letter.nama],
    ...(letter.program ? [['Program', letter.program] as const] : []),
    ['Diterbitkan', formatDate(letter.diterbitkan)],
    ...(letter.berlakuSampai ? [['Berlaku sampai', formatDate(letter.berlakuSampai)] as const] : []),
  ];
  return (
    <dl className="wrap letter-facts">
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
