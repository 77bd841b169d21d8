import { programs } from '../content/programs.ts';
import { Icon } from '../Icon.tsx';
import { identity } from '../identity.ts';
import { Logo } from './Logo.tsx';

const networks = [
  { icon: 'instagram', name: 'Instagram' },
  { icon: 'youtube', name: 'YouTube' },
  { icon: 'facebook', name: 'Facebook' },
  { icon: 'x', name: 'X' },
] as const;

const words = {
  id: {
    sosial: 'Media sosial',
    belum: 'belum tersedia',
    program: 'Semua program',
    hak: 'Hak cipta dilindungi.',
  },
  en: { sosial: 'Social media', belum: 'not available yet', program: 'All programmes', hak: 'All rights reserved.' },
} as const;

/** Names of the programmes, in English, by code. */
const programmes: Readonly<Record<string, string>> = {
  magang: 'Internship',
  kkn: 'Community Service',
  kwu: 'Entrepreneurship',
  komcad: 'Reserve Component',
  pertukaran: 'Student Exchange',
  kampus_mengajar: 'Teaching Campus',
  praktisi_mengajar: 'Practitioners Teach',
  studi_independen: 'Independent Study',
};

/** The programmes that the index shows, in its order. */
const shownPrograms = () =>
  identity.program?.flatMap(code => programs.filter(program => program.code === code)) ?? programs;

/** Footer of every page with name and contacts of the operator. */
export function Footer({ year, language = 'id' }: { year: string; language?: keyof typeof words }) {
  const said = words[language];
  return (
    <footer className="footer">
      <div className="footer-band" />
      <div className="wrap footer-grid">
        <div className="footer-who">
          <Logo />
          <p className="footer-name">{identity.namaUniversitas}</p>
          <p className="footer-motto">{identity.motto}</p>
          <ul className="footer-social" aria-label={said.sosial}>
            {networks.map(({ icon, name }) => (
              <li key={name}>
                {identity.sosial[icon] ? (
                  <a href={identity.sosial[icon]} rel="noopener">
                    <Icon name={icon} />
                    <span className="visually-hidden">{name}</span>
                  </a>
                ) : (
                  <span className="footer-unlinked" role="img" aria-label={`${name} (${said.belum})`}>
                    <Icon name={icon} />
                  </span>
                )}
              </li>
            ))}
          </ul>
        </div>
        <nav className="footer-programs" aria-label={said.program}>
          <ul>
            {shownPrograms().map(program => (
              <li key={program.code}>
                <a href={program.path}>{language === 'en' ? programmes[program.code] : program.name}</a>
              </li>
            ))}
          </ul>
        </nav>
        <address className="footer-contact">
          <a href={`tel:${identity.telepon.replace(/[^\d+]/g, '')}`}>
            <Icon name="phone" /> {identity.telepon}
          </a>
          <a href={`mailto:${identity.email}`}>
            <Icon name="mail" /> {identity.email}
          </a>
          <p>
            <Icon name="pin" /> {identity.alamat}
          </p>
        </address>
      </div>
      <div className="wrap footer-legal">
        {/* The server puts the current year in place; a page from before midnight may differ from the browser's. */}
        <p suppressHydrationWarning>{`© ${year} ${identity.namaUniversitas}. ${said.hak}`}</p>
      </div>
    </footer>
  );
}
