import { useState } from 'react';
import { type RaRecord, useNotify, useRefresh } from 'react-admin';
import { http } from '../../platform/providers/http.ts';
import { messageOf } from '../../platform/ui/failedCall.ts';

/** Asks for a new secret of a row; it is said this once. */
export function useNewSecret(path: string, record: RaRecord | undefined) {
  const notify = useNotify();
  const refresh = useRefresh();
  const [busy, setBusy] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const make = async () => {
    setBusy(true);
    try {
      const { data } = await http<{ rahasia: string }>(`${path}/${record?.id}/rahasia`, {
        method: 'POST',
        body: { version: record?.version },
      });
      setSecret(data.rahasia);
      refresh();
    } catch (error) {
      notify(messageOf(error), { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return { busy, secret, make, forget: () => setSecret(null) };
}
