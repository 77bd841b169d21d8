import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { listUnsaved } from '../../../platform/common/unsaved/unsavedWork.ts';
import { Splash } from '../../../platform/errors/Splash.tsx';
import { pageTitle } from '../../../platform/identity.ts';
import { browser } from '../../../platform/providers/browser.ts';
import { toastMs } from '../../../platform/providers/refusals.ts';
import { authState, logOut } from '../../../platform/providers/session.ts';

interface Reason {
  pesan?: string;
  nada?: 'warning';
}

const reasonOf = (state: unknown): Reason => (typeof state === 'object' && state !== null ? state : {});

const keptWords = 'Isian yang belum disimpan tetap di perangkat ini dan ditawarkan setelah Anda masuk lagi.';

/**
 * Takes what the server has told a person off the device; entries that have not arrived stay (docs/domain/30 §4.3).
 * @returns what the person is to know of those
 */
async function leaveDevice(user: string | undefined): Promise<string | null> {
  if (!user) return null;
  const kept = listUnsaved(user).length > 0 ? keptWords : null;
  try {
    const [{ countUnsent, forgetAnswers }, { leftBehind }] = await Promise.all([
      import('../../kegiatan/outbox/deviceStore.ts'),
      import('../../kegiatan/outbox/words.ts'),
    ]);
    await forgetAnswers();
    const n = await countUnsent(user);
    return [n ? leftBehind(n) : null, kept].filter(Boolean).join(' ') || null;
  } catch {
    return kept;
  }
}

/** /logout: ends the session, clears cookie and store, and goes to `/`. */
export function Component() {
  const { state } = useLocation();
  // Of the first who led here: what failed at the same moment may lead here again, without a reason.
  const [{ pesan, nada }] = useState(() => reasonOf(state));
  const [user] = useState(() => authState().user?.id);
  const [left, setLeft] = useState<string | null>(null);
  useEffect(() => {
    document.title = pageTitle('Keluar');
    const read = new Promise<void>(done => setTimeout(done, toastMs));
    let here = true;
    const tell = async () => {
      const words = await leaveDevice(user);
      if (!words || !here) return;
      setLeft(words);
      await new Promise(done => setTimeout(done, toastMs));
    };
    // Whoever closes the page while it still tells something has left all the same.
    Promise.all([Promise.race([logOut(), read]), tell(), pesan ? read : undefined]).then(
      () => here && browser.goTo('/'),
    );
    return () => {
      here = false;
    };
  }, [pesan, user]);
  return (
    <>
      <h1 className="visually-hidden">Keluar</h1>
      <Splash />
      {pesan ? (
        <p className={nada === 'warning' ? 'toast warning' : 'toast'} role="alert">
          {pesan}
        </p>
      ) : null}
      {left ? (
        <p className="toast warning" role="status">
          {left}
        </p>
      ) : null}
    </>
  );
}
