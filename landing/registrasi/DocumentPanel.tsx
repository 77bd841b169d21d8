import { type FormEvent, useEffect, useState } from 'react';
import { formatDate } from '../format.ts';
import { type DocumentAnswer, readDocument } from './api.ts';

/** Tells whether a printed result sheet is one of ours, and still says what the grades say. */
export function DocumentPanel({ code }: { code: string }) {
  const [kode, setKode] = useState(code);
  const [found, setFound] = useState<DocumentAnswer | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const look = async (wanted: string) => {
    setProblem(null);
    try {
      setFound(await readDocument(wanted));
    } catch (error) {
      setFound(null);
      setProblem(error instanceof Error ? error.message : '');
    }
  };
  // The QR code of a document leads here with its code.
  useEffect(() => {
    if (code)
      readDocument(code).then(setFound, (error: unknown) => setProblem(error instanceof Error ? error.message : ''));
  }, [code]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void look(kode.trim());
  };
  return (
    <>
      <form onSubmit={submit} className="registration">
        <div className="field">
          <label htmlFor="kode-dokumen">Kode dokumen</label>
          <input id="kode-dokumen" required maxLength={40} value={kode} onChange={e => setKode(e.target.value)} />
        </div>
        {problem ? (
          <p role="alert" className="field-error">
            {problem}
          </p>
        ) : null}
        <button type="submit" className="button button-main">
          Cek Dokumen
        </button>
      </form>
      {found ? (
        <section aria-live="polite">
          <h2>{found.valid ? 'Dokumen sah dan berlaku' : 'Dokumen tidak berlaku lagi'}</h2>
          <dl className="letter-facts">
            {[
              ['Jenis', found.jenis],
              ['Nama', found.nama],
              ['Nomor mahasiswa', found.npm],
              ['Dicetak', formatDate(found.tanggalCetak)],
              ['IPS', found.ips === null ? '–' : found.ips.toFixed(2).replace('.', ',')],
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
