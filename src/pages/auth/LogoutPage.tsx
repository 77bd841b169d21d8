import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { pageTitle } from '../../identity.ts';
import { browser } from '../../providers/browser.ts';
import { logOut } from '../../providers/session.ts';
import { Splash } from '../errors/Splash.tsx';

/** A toast stays 3 s (portal-spec §9); the page waits for it before it leaves. */
const toastMs = 3000;

interface Reason {
  pesan?: string;
  nada?: 'warning';
}

const reasonOf = (state: unknown): Reason => (typeof state === 'object' && state !== null ? state : {});

/** /logout: ends the session, clears cookie and store, and goes to `/`. */
export function Component() {
  const { pesan, nada } = reasonOf(useLocation().state);
  useEffect(() => {
    document.title = pageTitle('Keluar');
    const shown = pesan ? new Promise(done => setTimeout(done, toastMs)) : undefined;
    let here = true;
    Promise.all([logOut(), shown]).then(() => here && browser.goTo('/'));
    return () => {
      here = false;
    };
  }, [pesan]);
  return (
    <>
      <h1 className="visually-hidden">Keluar</h1>
      <Splash />
      {pesan ? (
        <p className={nada === 'warning' ? 'toast warning' : 'toast'} role="alert">
          {pesan}
        </p>
      ) : null}
    </>
  );
}
