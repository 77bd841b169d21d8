import { type FormEvent, useEffect, useState } from 'react';
import { whileHere } from '../hooks/whileHere.ts';
import type { DocumentAnswer } from './api.ts';
import { useLanguage } from './language.tsx';

/** Tells whether a printed result sheet is one of ours, and still says what the grades say. */
export function DocumentPanel({ code }: { code: string }) {
  const { say, day, api, language } = useLanguage();
  const [kode, setKode] = useState(code);
  const [found, setFound] = useState<DocumentAnswer | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const look = async (wanted: string) => {
    setProblem(null);
    try {
      setFound(await api.readDocument(wanted));
    } catch (error) {
      setFound(null);
      setProblem(error instanceof Error ? error.message : '');
    }
  };
  // The QR code of a document leads here with its code.
  useEffect(() => {
    if (!code) return;
    return whileHere(api.readDocument(code), setFound, error =>
      setProblem(error instanceof Error ? error.message : ''),
    );
  }, [code, api]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void look(kode.trim());
  };
  return (
    <>
      <form onSubmit={submit} className="registration">
        <div className="field">
          <label htmlFor="kode-dokumen">{say('Kode dokumen')}</label>
          <input id="kode-dokumen" required maxLength={40} value={kode} onChange={e => setKode(e.target.value)} />
        </div>
        {problem ? (
          <p role="alert" className="field-error">
            {problem}
          </p>
        ) : null}
        <button type="submit" className="button button-main">
          {say('Cek Dokumen')}
        </button>
      </form>
      {found ? (
        <section aria-live="polite">
          <h2>{say(found.valid ? 'Dokumen sah dan berlaku' : 'Dokumen tidak berlaku lagi')}</h2>
          <dl className="letter-facts">
            {[
              [say('Jenis'), found.jenis],
              [say('Nama'), found.nama],
              [say('Nomor mahasiswa'), found.npm],
              [say('Dicetak'), day(found.tanggalCetak)],
              [
                say('IPS'),
                found.ips === null
                  ? '–'
                  : new Intl.NumberFormat(language === 'en' ? 'en-GB' : 'id-ID', { minimumFractionDigits: 2 }).format(
                      found.ips,
                    ),
              ],
            ].map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      ) : null}
    </>
  );
}
