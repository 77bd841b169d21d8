import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNotify } from 'react-admin';
import { listDrafts } from '../../../platform/patterns/register/deviceDraft.ts';
import { useWords } from '../../../platform/providers/language.ts';
import { useAuthState } from '../../../platform/providers/session.ts';
import { isianPath } from '../../../platform/ui/questions/useForms.ts';

/** Sends answers that were given without a connection, whichever screen is open: at once, and when it returns. */
export function FormOutbox() {
  const { user } = useAuthState();
  const client = useQueryClient();
  const notify = useNotify();
  const say = useWords();
  const id = user?.id;
  useEffect(() => {
    if (!id) return;
    const send = async () => {
      if (!navigator.onLine || !listDrafts(String(id), '/formulir').some(({ wanted }) => wanted)) return;
      const { sendWaiting } = await import('./waiting.ts');
      const work = () => sendWaiting(String(id));
      // One tab sends at a time; the others find that nothing is left.
      const locks: LockManager | null | undefined = navigator.locks;
      const arrived = await (locks ? locks.request(`mbkm-formulir-${id}`, work) : work());
      if (!arrived.length) return;
      await client.invalidateQueries({ queryKey: [isianPath] });
      notify(say('Jawaban terkirim. Terima kasih.'), { type: 'success' });
    };
    const wake = () => void send();
    const front = () => {
      if (document.visibilityState === 'visible') wake();
    };
    wake();
    window.addEventListener('online', wake);
    document.addEventListener('visibilitychange', front);
    return () => {
      window.removeEventListener('online', wake);
      document.removeEventListener('visibilitychange', front);
    };
  }, [id, client, notify, say]);
  return null;
}
