import { type KeyboardEvent, useEffect, useState } from 'react';
import { DocumentPanel } from './DocumentPanel.tsx';
import { useLanguage } from './language.tsx';
import { RegisterPanel } from './RegisterPanel.tsx';
import { StatusPanel } from './StatusPanel.tsx';

const tabs = { daftar: 'Daftar', status: 'Cek Status', dokumen: 'Cek Dokumen' } as const;
type Tab = keyof typeof tabs;
const keys = ['daftar', 'status', 'dokumen'] as const;

/** Panels of /pertukaran-mahasiswa/registrasi: register, look up a registration, check a document. */
export function Registration() {
  const { say, api } = useLanguage();
  const [tab, setTab] = useState<Tab>('daftar');
  const [code, setCode] = useState('');
  const [token, setToken] = useState('');
  const [said, setSaid] = useState<string | null>(null);
  useEffect(() => {
    const asked = new URLSearchParams(window.location.search);
    const kode = asked.get('kode');
    if (kode) {
      setCode(kode);
      setTab('dokumen');
    }
    const asks = asked.get('token');
    if (!asks) return;
    setTab('status');
    setToken(asks);
  }, []);
  const confirm = async () => {
    setToken('');
    try {
      await api.confirmEmail(token);
      setSaid(say('Surel dikonfirmasi. Pendaftaran Anda sudah diajukan.'));
    } catch (error) {
      setSaid(error instanceof Error ? error.message : '');
    }
  };
  /** Arrows go round the tabs, the chosen one alone is in the order of Tab. */
  const go = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const next = step && keys[(keys.indexOf(tab) + step + keys.length) % keys.length];
    if (!next) return;
    event.preventDefault();
    setTab(next);
    document.getElementById(`tab-${next}`)?.focus();
  };
  return (
    <div className="wrap registration-page">
      <div role="tablist" aria-label={say('Pendaftaran Mahasiswa Inbound')} className="tabs">
        {keys.map(key => (
          <button
            key={key}
            type="button"
            role="tab"
            id={`tab-${key}`}
            aria-selected={tab === key}
            tabIndex={tab === key ? 0 : -1}
            aria-controls="panel-pendaftaran"
            className={tab === key ? 'button button-main' : 'button button-ghost'}
            onClick={() => setTab(key)}
            onKeyDown={go}
          >
            {say(tabs[key])}
          </button>
        ))}
      </div>
      {token ? (
        <p>
          <button type="button" className="button button-main" onClick={confirm}>
            {say('Konfirmasi surel saya')}
          </button>
        </p>
      ) : null}
      {said ? <p role="status">{said}</p> : null}
      <div id="panel-pendaftaran" role="tabpanel" aria-labelledby={`tab-${tab}`}>
        {tab === 'daftar' ? <RegisterPanel /> : tab === 'status' ? <StatusPanel /> : <DocumentPanel code={code} />}
      </div>
    </div>
  );
}
