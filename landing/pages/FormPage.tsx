import { useEffect, useRef, useState } from 'react';
import type { IsianTerbuka } from '../../resources/formulir/tautanPanggilan.ts';
import { dateIn } from '../format.ts';
import { identity } from '../identity.ts';
import { FillForm } from '../isian/FillForm.tsx';
import { filled, type IsianWords, isianWords } from '../isian/words.ts';
import type { LetterLanguage } from '../letterLanguage.ts';
import { Logo } from '../parts/Logo.tsx';

export interface FormPageProps {
  /** null = the link opens nothing. */
  isian: IsianTerbuka | null;
  /** A code was given with the address; it does not fit where it is asked for again. */
  tried: boolean;
  /** The link, for the form that asks the code. */
  tautan: string;
  language: LetterLanguage;
}

/** /isi: a form that is answered without an account. */
export function FormPage(props: FormPageProps) {
  const { isian, language } = props;
  const words = isianWords(language);
  const date = dateIn(language);
  return (
    <div className="page isian-page">
      <header className="isian-bar">
        <a href="/">
          <Logo />
          {identity.namaPortal}
        </a>
      </header>
      <main id="konten" className="wrap isian">
        <p className="isian-eyebrow">{words.eyebrow}</p>
        <h1>{isian?.judul ?? words.gone}</h1>
        {isian ? (
          <>
            {isian.keterangan ? <p className="isian-lead">{isian.keterangan}</p> : null}
            {isian.nama ? <p className="isian-fact">{filled(words.greeting, { nama: isian.nama })}</p> : null}
            {isian.tanggalTutup && isian.keadaan === 'buka' ? (
              <p className="isian-fact">{filled(words.until, { tanggal: date(isian.tanggalTutup) })}</p>
            ) : null}
            <Body {...props} isian={isian} />
          </>
        ) : (
          <p className="isian-lead">{words.goneText}</p>
        )}
      </main>
    </div>
  );
}

function Body({ isian, tried, tautan, language }: FormPageProps & { isian: IsianTerbuka }) {
  const words = isianWords(language);
  const [sent, setSent] = useState(false);
  const { keadaan, definisi, anonim, nama } = isian;
  if (sent) return <Done words={words} again={nama === null} onAgain={() => setSent(false)} />;
  if (keadaan === 'buka' && definisi)
    return (
      <>
        {anonim ? <p className="isian-told">{words.anonymous}</p> : null}
        <FillForm isian={isian} form={definisi} language={language} onSent={() => setSent(true)} />
      </>
    );
  if (keadaan === 'kode') return <AskCode words={words} tried={tried} tautan={tautan} />;
  const [title, text] = told(isian, words, language);
  return (
    <div className="isian-told">
      <h2>{title}</h2>
      <p>{text}</p>
    </div>
  );
}

/** Why nothing can be answered now. */
function told({ keadaan, tanggalBuka }: IsianTerbuka, words: IsianWords, language: LetterLanguage): [string, string] {
  if (keadaan === 'terkirim') return [words.answered, words.answeredText];
  if (keadaan === 'penuh') return [words.full, words.fullText];
  if (keadaan === 'belum' && tanggalBuka)
    return [words.notYet, filled(words.notYetText, { tanggal: dateIn(language)(tanggalBuka) })];
  return [words.closed, words.closedText];
}

function Done({ words, again, onAgain }: { words: IsianWords; again: boolean; onAgain: () => void }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className="isian-told isian-done">
      <h2 ref={title} tabIndex={-1}>
        {words.sent}
      </h2>
      <p>{words.sentText}</p>
      {again ? (
        <button type="button" className="isian-link" onClick={onAgain}>
          {words.another}
        </button>
      ) : null}
    </div>
  );
}

/** Works without a script: the code comes back with the address, which no log keeps. */
function AskCode({ words, tried, tautan }: { words: IsianWords; tried: boolean; tautan: string }) {
  return (
    <form className="isian-form" method="get" action="/isi">
      <input type="hidden" name="t" value={tautan} />
      <div className="isian-section">
        <div className="isian-question">
          <label className="isian-label" htmlFor="kode">
            {words.code}
          </label>
          <p className="field-help" id="kode-bantuan">
            {words.codeText}
          </p>
          {tried ? (
            <p className="field-error" id="kode-salah" role="alert">
              {words.codeWrong}
            </p>
          ) : null}
          <input
            id="kode"
            name="kode"
            className="isian-input isian-short"
            autoComplete="off"
            maxLength={30}
            aria-invalid={tried || undefined}
            aria-describedby={tried ? 'kode-bantuan kode-salah' : 'kode-bantuan'}
          />
        </div>
      </div>
      <div className="isian-actions">
        <button type="submit" className="button button-main">
          {words.open}
        </button>
      </div>
    </form>
  );
}

/** True for the data that the page is drawn from. */
export const isFormPage = (data: unknown): data is Omit<FormPageProps, 'language'> =>
  typeof data === 'object' && data !== null && 'isian' in data && 'tautan' in data;
