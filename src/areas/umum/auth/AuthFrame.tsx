import { type ReactNode, useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import './auth.css';
import { pageTitle } from '../../../platform/identity.ts';
import { Kawung } from '../../../platform/look/Kawung.tsx';
import { Mark } from '../../../platform/look/Mark.tsx';
import { useIdentity } from '../../../platform/useIdentity.ts';
import { useAuthWords, useDocumentLanguage } from './words.ts';

interface Props {
  title: string;
  /** The page is there in two languages. */
  bilingual?: boolean;
  children: ReactNode;
}

/** The two sides of every login page: the brand on kawung, and what is to be done. */
export function AuthFrame({ title, bilingual = false, children }: Props) {
  const identity = useIdentity();
  const { words, bahasa } = useAuthWords();
  useDocumentLanguage(bahasa);
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
          <p className="auth-about">{words.about}</p>
        </div>
        <p className="auth-contact">
          {identity.jamLayanan}
          <br />
          {identity.telepon} · <a href={`mailto:${identity.email}`}>{identity.email}</a>
        </p>
      </aside>
      <main className="auth-side">
        {children}
        {bilingual ? <OtherLanguage /> : null}
      </main>
    </div>
  );
}

/** The same page in the other language; a link of a mail keeps what stands behind #. */
function OtherLanguage() {
  const { words, bahasa } = useAuthWords();
  const { pathname, hash, state } = useLocation();
  const other = bahasa === 'en' ? 'id' : 'en';
  return (
    <p className="auth-language">
      <Link to={{ pathname, search: other === 'en' ? '?bahasa=en' : '', hash }} state={state} replace lang={other}>
        {words.other}
      </Link>
    </p>
  );
}
