import { Suspense, useEffect, useState } from 'react';
import { isTyping, onShowKeys, useShownKeys } from '../../common/keys.ts';
import { lazyScreen } from '../../common/lazyScreen.ts';
import { useWords } from '../../providers/language.ts';

const KeysDialog = lazyScreen(() => import('./KeysDialog.tsx'));

/** The key `?` shows the keys of the screen, while nobody types and no dialog is open. */
export function KeysHelp() {
  const say = useWords();
  const [open, setOpen] = useState(false);
  useShownKeys([
    { keys: ['Ctrl', 'K'], does: say('Cari di seluruh portal') },
    { keys: ['Ctrl', 'Enter'], does: say('Tekan tombol utama dialog') },
    { keys: ['?'], does: say('Tampilkan tombol pintas') },
  ]);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== '?' || isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
      if (document.querySelector('[role="dialog"], [role="alertdialog"]')) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', listen);
    const stop = onShowKeys(() => setOpen(true));
    return () => {
      document.removeEventListener('keydown', listen);
      stop();
    };
  }, []);
  return open ? (
    <Suspense fallback={null}>
      <KeysDialog onClose={() => setOpen(false)} />
    </Suspense>
  ) : null;
}
