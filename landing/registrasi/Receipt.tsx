import { useState } from 'react';
import type { Registered } from './api.ts';
import { useLanguage } from './language.tsx';

/** Number and code, shown once: by them the registrant finds the registration again. */
export function Receipt({ registered: { nomorRegistrasi, kodeAkses, status, isianLain } }: { registered: Registered }) {
  const { say, api } = useLanguage();
  const [copied, setCopied] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const text = `${say('Nomor registrasi')}: ${nomorRegistrasi}\n${say('Kode akses')}: ${kodeAkses}`;
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  const save = async () => {
    setBusy(true);
    setProblem(null);
    try {
      const address = URL.createObjectURL(await api.readReceipt(nomorRegistrasi, kodeAkses));
      const link = document.createElement('a');
      link.href = address;
      link.download = `${nomorRegistrasi}.pdf`;
      link.click();
      URL.revokeObjectURL(address);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : '');
    } finally {
      setBusy(false);
    }
  };
  return (
    <section className="receipt" aria-live="polite">
      <h2>{say('Pendaftaran diterima')}</h2>
      <p>{say('Simpan nomor dan kode ini. Kode hanya ditampilkan sekali dan diperlukan untuk Cek Status.')}</p>
      <dl className="letter-facts">
        <div>
          <dt>{say('Nomor registrasi')}</dt>
          <dd>{nomorRegistrasi}</dd>
        </div>
        <div>
          <dt>{say('Kode akses')}</dt>
          <dd>
            <strong>{kodeAkses}</strong>
          </dd>
        </div>
      </dl>
      {isianLain ? (
        <p>
          {say(
            'Pendaftaran Anda sudah diterima dari pengiriman sebelumnya. Isian yang diubah sesudah itu tidak ikut tersimpan.',
          )}
        </p>
      ) : null}
      {status === 'draf' ? <p>{say('Buka tautan konfirmasi yang dikirim ke surel Anda dalam 48 jam.')}</p> : null}
      {problem ? (
        <p role="alert" className="field-error">
          {problem}
        </p>
      ) : null}
      <div className="hero-actions">
        <button type="button" className="button button-main" onClick={copy}>
          {say(copied ? 'Tersalin' : 'Salin')}
        </button>
        <button type="button" className="button button-ghost" onClick={save} disabled={busy}>
          {say('Unduh bukti pendaftaran')}
        </button>
      </div>
    </section>
  );
}
