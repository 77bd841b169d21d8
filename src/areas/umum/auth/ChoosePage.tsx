import { Link } from 'react-router-dom';
import { declared } from '../../../../resources/kit/terms.ts';
import { AuthFrame } from './AuthFrame.tsx';

interface Way {
  to: string;
  name: string;
  who: string;
  /** Another document (a landing page) instead of a page of the app. */
  outside?: boolean;
}

const ways: readonly Way[] = declared([
  { to: '/login/v2', name: 'Akun Silaturahmi', who: 'Mahasiswa, dosen, dan pegawai universitas' },
  { to: '/login', name: 'Akun Portal', who: 'Mitra, mahasiswa inbound, dan Tim MBKM' },
  {
    to: '/pertukaran-mahasiswa/registrasi',
    name: 'Daftar sebagai mahasiswa inbound',
    who: 'Mahasiswa dari perguruan tinggi lain yang belum punya akun',
    outside: true,
  },
]);

/** /login/choose: which kind of account. */
export function Component() {
  return (
    <AuthFrame title="Pilih Cara Masuk">
      <div className="auth-form">
        <h1>Pilih Cara Masuk</h1>
        <ul className="auth-ways">
          {ways.map(way => {
            const words = (
              <>
                <strong>{way.name}</strong>
                <span>{way.who}</span>
              </>
            );
            return (
              <li key={way.to}>{way.outside ? <a href={way.to}>{words}</a> : <Link to={way.to}>{words}</Link>}</li>
            );
          })}
        </ul>
        <p className="auth-footer">
          <a href="/">Kembali ke beranda</a>
        </p>
      </div>
    </AuthFrame>
  );
}
