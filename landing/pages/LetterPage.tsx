import { jabatanInggris } from '../../resources/english/pertukaran/dokumen.ts';
import type { PeriksaSurat } from '../api.ts';
import { dateIn } from '../format.ts';
import { Icon } from '../Icon.tsx';
import type { LetterLanguage } from '../letterLanguage.ts';
import { type LetterWords, letterKindIn, letterWords } from '../letterWords.ts';
import { CompareLetter } from '../parts/CompareLetter.tsx';
import { Footer } from '../parts/Footer.tsx';
import { PlainBar } from '../parts/PlainBar.tsx';

interface Props {
  /** null = no letter has this code, `tanya` = no code was given. */
  letter: PeriksaSurat | null | 'tanya';
  year: string;
  language?: LetterLanguage;
}

/** /verifikasi-surat/:kode: what a letter certifies, whether it counts, and whether a file at hand is the same. */
export function LetterPage({ letter: asked, year, language = 'id' }: Props) {
  const letter = asked === 'tanya' ? null : asked;
  const words = letterWords(language, letter?.bentuk);
  const unproven = letter?.bentuk === 'berkas' && letter.status === 'berlaku' && !letter.valid;
  const [title, text] = unproven
    ? words.berkas.tanpaBukti
    : words.status[asked === 'tanya' ? asked : (letter?.status ?? 'unknown')];
  return (
    <div className="page">
      <PlainBar />
      <main id="konten">
        <div className="hero hero-small letter-hero">
          <div className="hero-motif" />
          <div className="wrap article-head">
            <p className="eyebrow">{words.verifikasi}</p>
            <h1>
              {asked === 'tanya' ? null : (
                <span className="letter-sign" data-valid={letter?.valid ?? false}>
                  <Icon name={letter?.valid ? 'check' : 'close'} />
                </span>
              )}
              {title}
            </h1>
            <p className="hero-lead">{text}</p>
            <OtherLanguage language={language} />
          </div>
        </div>
        {letter ? <Facts letter={letter} language={language} /> : <AskCode words={words} language={language} />}
        {letter && letter.peserta.length > 1 && <People letter={letter} words={words} />}
        {letter?.sha256 && (
          <CompareLetter
            sha256={letter.sha256}
            segel={letter.segel}
            signed={letter.tandaTangan?.sah ? letter.tandaTangan.cara : null}
            words={words}
          />
        )}
      </main>
      <Footer year={year} language={language} />
    </div>
  );
}

/** The same page in the other language, by an address that works without a script. */
const OtherLanguage = ({ language }: { language: LetterLanguage }) => (
  <div className="hero-actions">
    {language === 'id' ? (
      <a className="button button-ghost" href="?bahasa=en" lang="en">
        English
      </a>
    ) : (
      <a className="button button-ghost" href="?bahasa=id" lang="id">
        Bahasa Indonesia
      </a>
    )}
  </div>
);

/** Asks for the code of a letter; works without a script. */
const AskCode = ({ words, language }: { words: LetterWords; language: LetterLanguage }) => (
  <form action="/verifikasi-surat" method="get" className="wrap registration">
    <div className="field">
      <label htmlFor="kode-surat">{words.kode}</label>
      <input id="kode-surat" name="kode" required maxLength={60} autoComplete="off" autoCapitalize="characters" />
    </div>
    {language === 'en' && <input type="hidden" name="bahasa" value="en" />}
    <button type="submit" className="button button-main">
      {words.periksa}
    </button>
  </form>
);

const sealWords = ({ segel }: PeriksaSurat, words: LetterWords): string => {
  if (!segel) return words.segelTanpa;
  return segel.utuh ? words.segelUtuh : words.segelRusak;
};

/** Who signed electronically, when, by which certificate, and whether the archive is still what was signed. */
function signature({ tandaTangan }: PeriksaSurat, words: LetterWords, date: (day: string) => string) {
  if (!tandaTangan) return [];
  const { oleh, pada, cara, sah, sertifikat, penerbit, nomorSeri } = tandaTangan;
  const state = !sah ? words.ttdRusak : cara === 'contoh' ? words.ttdContoh : words.ttdSah;
  return [
    [words.ttd, `${oleh}, ${date(pada)}, ${state}`],
    [words.sertifikat, [sertifikat, penerbit === sertifikat ? '' : penerbit, nomorSeri].filter(Boolean).join(', ')],
  ] as const;
}

/** Somebody alone stands among the facts; several have a list of their own. */
function whom(
  { penerima, peserta: [first, ...others] }: PeriksaSurat,
  words: LetterWords,
): (readonly [string, string])[] {
  if (!first || others.length) return [[words.untuk, penerima]];
  return [
    [words.nama, first.nama],
    ['NPM', first.npm],
    [words.prodi, first.programStudi],
  ];
}

function Facts({ letter, language }: { letter: PeriksaSurat; language: LetterLanguage }) {
  const words = letterWords(language, letter.bentuk);
  const office = language === 'en' ? jabatanInggris : (name: string) => name;
  const date = dateIn(language);
  const rows: (readonly [string, string])[] = [
    [words.jenis, letterKindIn(language, letter.jenisSurat)],
    [words.nomor, letter.nomorSurat],
    ...(letter.bentuk === 'surat' ? [[words.perihal, letterKindIn(language, letter.perihal)] as const] : []),
    ...whom(letter, words),
    ...(letter.program ? [[words.program, letter.program] as const] : []),
    [words.tanggal, date(letter.tanggalSurat)],
    [words.penandaTangan, `${letter.penandatangan.nama}, ${office(letter.penandatangan.jabatan)}`],
    ...(letter.berlakuSampai ? [[words.sampai, date(letter.berlakuSampai)] as const] : []),
    ...(letter.pengganti ? [[words.pengganti, letter.pengganti] as const] : []),
    ...signature(letter, words, date),
    ...(letter.bentuk === 'surat' ? [[words.segel, sealWords(letter, words)] as const] : []),
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

/** People named in the letter; their numbers are masked. */
const People = ({ letter: { peserta, valid }, words }: { letter: PeriksaSurat; words: LetterWords }) => (
  <section className="wrap letter-people">
    <h2>{words.namaDalam}</h2>
    <ol>
      {peserta.map(({ nama, npm, programStudi, berlaku }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two people may share a name and a masked number; the list never changes
        <li key={i}>
          <strong>{nama}</strong>
          <span>
            {npm} · {programStudi}
            {valid && !berlaku ? ` · ${words.tidakBerlaku}` : ''}
          </span>
        </li>
      ))}
    </ol>
  </section>
);
