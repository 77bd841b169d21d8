import { type ReactNode, useEffect } from 'react';
import { inTerms } from '../../../../resources/kit/terms.ts';
import './auth.css';
import { pageTitle } from '../../../platform/identity.ts';
import { Kawung } from '../../../platform/look/Kawung.tsx';
import { Mark } from '../../../platform/look/Mark.tsx';
import { useIdentity } from '../../../platform/useIdentity.ts';

interface Props {
  title: string;
  children: ReactNode;
}

/** The two sides of every login page: the brand on kawung, and what is to be done. */
export function AuthFrame({ title, children }: Props) {
  const identity = useIdentity();
  useEffect(() => {
    document.title = pageTitle(title);
  }, [title]);
  return (
    <div className="auth">
      <aside className="auth-brand">
        <Kawung size={96} />
        <a className="auth-logo" href="/">
          <Mark size={44} onDark />
          <span>
            <strong>{identity.namaPortal}</strong>
            <span>{identity.namaUniversitas}</span>
          </span>
        </a>
        <div className="auth-words">
          <p className="auth-motto">{identity.motto}</p>
          <p className="auth-about">
            {inTerms(
              'Magang, KKN, wirausaha, riset, dan pertukaran: satu tempat, dari pendaftaran sampai konversi SKS.',
            )}
          </p>
        </div>
        <p className="auth-contact">
          {identity.jamLayanan}
          <br />
          {identity.telepon} · <a href={`mailto:${identity.email}`}>{identity.email}</a>
        </p>
      </aside>
      <main className="auth-side">{children}</main>
    </div>
  );
}
