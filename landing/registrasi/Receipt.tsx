import { useState } from 'react';
import type { Registered } from './api.ts';

/** Number and code, shown once: by them the registrant finds the registration again. */
export function Receipt({ registered: { nomorRegistrasi, kodeAkses, status } }: { registered: Registered }) {
  const [copied, setCopied] = useState(false);
  const text = `Nomor registrasi: ${nomorRegistrasi}\nKode akses: ${kodeAkses}`;
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <section className="receipt" aria-live="polite">
      <h2>Pendaftaran diterima</h2>
      <p>Simpan nomor dan kode ini. Kode hanya ditampilkan sekali dan diperlukan untuk Cek Status.</p>
      <dl className="letter-facts">
        <div>
          <dt>Nomor registrasi</dt>
          <dd>{nomorRegistrasi}</dd>
        </div>
        <div>
          <dt>Kode akses</dt>
          <dd>
            <strong>{kodeAkses}</strong>
          </dd>
        </div>
      </dl>
      {status === 'draf' ? <p>Buka tautan konfirmasi yang dikirim ke e-mail Anda dalam 48 jam.</p> : null}
      <div className="hero-actions">
        <button type="button" className="button button-main" onClick={copy}>
          {copied ? 'Tersalin' : 'Salin'}
        </button>
        <button type="button" className="button button-ghost" onClick={() => window.print()}>
          Cetak bukti pendaftaran
        </button>
      </div>
    </section>
  );
}
