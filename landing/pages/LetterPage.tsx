import type { PeriksaSurat } from '../api.ts';
import { formatDate } from '../format.ts';
import { Icon } from '../Icon.tsx';
import { identity } from '../identity.ts';
import { CompareLetter } from '../parts/CompareLetter.tsx';
import { Footer } from '../parts/Footer.tsx';
import { PlainBar } from '../parts/PlainBar.tsx';

interface Props {
  /** null = no letter has this code, `tanya` = no code was given. */
  letter: PeriksaSurat | null | 'tanya';
  year: string;
}

const words = () =>
  ({
    berlaku: [
      'Surat asli dan berlaku',
      `Surat ini diterbitkan ${identity.namaUniversitas}. Cocokkan dengan surat di tangan Anda.`,
    ],
    dibatalkan: [
      'Surat telah dibatalkan',
      `${identity.namaUniversitas} telah mencabut surat ini. Jangan dipakai lagi.`,
    ],
    kedaluwarsa: ['Masa berlaku surat sudah lewat', `Surat ini asli, tetapi masa berlakunya sudah lewat.`],
    unknown: [
      'Surat tidak ditemukan',
      'Kode verifikasi tidak terdaftar. Periksa kembali kode di bawah QR code pada surat, lalu ketik di sini.',
    ],
    tanya: ['Verifikasi surat', 'Pindai QR code pada surat, atau ketik kode yang tercetak di bawahnya.'],
  }) as const;

/** /verifikasi-surat/:kode: what a letter certifies, whether it counts, and whether a file at hand is the same. */
export function LetterPage({ letter: asked, year }: Props) {
  const letter = asked === 'tanya' ? null : asked;
  const [title, text] = words()[asked === 'tanya' ? asked : (letter?.status ?? 'unknown')];
  return (
    <div className="page">
      <PlainBar />
      <main id="konten">
        <div className="hero hero-small letter-hero">
          <div className="hero-motif" />
          <div className="wrap article-head">
            <p className="eyebrow">Verifikasi surat</p>
            <h1>
              {asked === 'tanya' ? null : (
                <span className="letter-sign" data-valid={letter?.valid ?? false}>
                  <Icon name={letter?.valid ? 'check' : 'close'} />
                </span>
              )}
              {title}
            </h1>
            <p className="hero-lead">{text}</p>
          </div>
        </div>
        {letter ? <Facts letter={letter} /> : <AskCode />}
        {letter && letter.peserta.length > 1 && <People letter={letter} />}
        {letter?.sha256 && letter.segel && <CompareLetter sha256={letter.sha256} kunci={letter.segel.kunci} />}
      </main>
      <Footer year={year} />
    </div>
  );
}

/** Asks for the code of a letter; works without a script. */
const AskCode = () => (
  <form action="/verifikasi-surat" method="get" className="wrap registration">
    <div className="field">
      <label htmlFor="kode-surat">Kode verifikasi</label>
      <input id="kode-surat" name="kode" required maxLength={60} autoComplete="off" autoCapitalize="characters" />
    </div>
    <button type="submit" className="button button-main">
      Periksa surat
    </button>
  </form>
);

const sealWords = ({ segel }: PeriksaSurat): string => {
  if (!segel) return 'Arsip portal tidak dapat dibaca saat ini';
  return segel.utuh ? 'Sah, arsip portal utuh' : 'Rusak, arsip portal berubah. Laporkan kepada universitas.';
};

/** Somebody alone stands among the facts; several have a list of their own. */
function whom({ penerima, peserta: [first, ...others] }: PeriksaSurat): (readonly [string, string])[] {
  if (!first || others.length) return [['Untuk', penerima]];
  return [
    ['Nama', first.nama],
    ['NPM', first.npm],
    ['Program studi', first.programStudi],
  ];
}

function Facts({ letter }: { letter: PeriksaSurat }) {
  const rows: (readonly [string, string])[] = [
    ['Jenis surat', letter.jenisSurat],
    ['Nomor surat', letter.nomorSurat],
    ['Perihal', letter.perihal],
    ...whom(letter),
    ['Program', letter.program],
    ['Tanggal surat', formatDate(letter.tanggalSurat)],
    ['Penanda tangan', `${letter.penandatangan.nama}, ${letter.penandatangan.jabatan}`],
    ...(letter.berlakuSampai ? [['Berlaku sampai', formatDate(letter.berlakuSampai)] as const] : []),
    ...(letter.pengganti ? [['Diganti dengan', letter.pengganti] as const] : []),
    ['Segel digital', sealWords(letter)],
    ...(letter.sha256 ? [['SHA-256', letter.sha256] as const] : []),
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

/** Whom it names, with numbers that can be compared and not used. */
const People = ({ letter: { peserta, valid } }: { letter: PeriksaSurat }) => (
  <section className="wrap letter-people">
    <h2>Nama dalam surat</h2>
    <ol>
      {peserta.map(({ nama, npm, programStudi, berlaku }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two people may share a name and a masked number; the list never changes
        <li key={i}>
          <strong>{nama}</strong>
          <span>
            {npm} · {programStudi}
            {valid && !berlaku ? ' · tidak berlaku lagi untuk nama ini' : ''}
          </span>
        </li>
      ))}
    </ol>
  </section>
);
