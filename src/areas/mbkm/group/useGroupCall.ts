import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { type Call, http } from '../../../platform/providers/http.ts';
import { messageOf } from '../../../platform/ui/failedCall.ts';

/** A call that changes one's group; what came of it is said, and the page read anew either way. */
export function useGroupCall() {
  const notify = useNotify();
  const refresh = useRefresh();
  const [busy, setBusy] = useState<string | null>(null);
  const call = async (
    name: string,
    path: string,
    { done, ...how }: Call & { done: string },
  ): Promise<string | null> => {
    setBusy(name);
    try {
      await http(path, how);
      notify(done, { type: 'success' });
      return null;
    } catch (error) {
      return messageOf(error);
    } finally {
      setBusy(null);
      refresh();
    }
  };
  return { call, busy };
}
