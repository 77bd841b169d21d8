import { useEffect, useState } from 'react';
import { confirmEmail } from './api.ts';
import { DocumentPanel } from './DocumentPanel.tsx';
import { RegisterPanel } from './RegisterPanel.tsx';
import { StatusPanel } from './StatusPanel.tsx';

const tabs = { daftar: 'Daftar', status: 'Cek Status', dokumen: 'Cek Dokumen' } as const;
type Tab = keyof typeof tabs;
const keys = ['daftar', 'status', 'dokumen'] as const;

/** What /pertukaran-mahasiswa/registrasi does: register, look a registration up, check a document. */
export function Registration() {
  const [tab, setTab] = useState<Tab>('daftar');
  const [code, setCode] = useState('');
  const [said, setSaid] = useState<string | null>(null);
  useEffect(() => {
    const asked = new URLSearchParams(window.location.search);
    const kode = asked.get('kode');
    const token = asked.get('token');
    if (kode) {
      setCode(kode);
      setTab('dokumen');
    }
    if (!token) return;
    setTab('status');
    confirmEmail(token).then(
      () => setSaid('E-mail dikonfirmasi. Pendaftaran Anda sudah diajukan.'),
      (error: unknown) => setSaid(error instanceof Error ? error.message : ''),
    );
  }, []);
  return (
    <div className="wrap registration-page">
      <div role="tablist" aria-label="Pendaftaran mahasiswa inbound" className="tabs">
        {keys.map(key => (
          <button
            key={key}
            type="button"
            role="tab"
            id={`tab-${key}`}
            aria-selected={tab === key}
            aria-controls="panel-pendaftaran"
            className={tab === key ? 'button button-main' : 'button button-ghost'}
            onClick={() => setTab(key)}
          >
            {tabs[key]}
          </button>
        ))}
      </div>
      {said ? <p role="status">{said}</p> : null}
      <div id="panel-pendaftaran" role="tabpanel" aria-labelledby={`tab-${tab}`}>
        {tab === 'daftar' ? <RegisterPanel /> : tab === 'status' ? <StatusPanel /> : <DocumentPanel code={code} />}
      </div>
    </div>
  );
}
