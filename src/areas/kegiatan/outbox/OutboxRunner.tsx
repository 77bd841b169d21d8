import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { isLogbook } from '../../../../resources/kegiatan/log.ts';
import type { Registry } from '../../../../resources/kit/index.ts';
import { role } from '../../../../resources/roles.ts';
import { whenIdle } from '../../../platform/common/whenIdle.ts';
import { listDrafts } from '../../../platform/patterns/register/deviceDraft.ts';
import { setKeeper } from '../../../platform/providers/keptAnswers.ts';
import { useAuthState } from '../../../platform/providers/session.ts';
import { useRegistry } from '../../../platform/ui/registry.ts';
import { keptPaths, offlineAnswers, screenPaths } from './offlineAnswers.ts';

/**
 * Sends what a student has written without a connection, whichever screen is open (docs/domain/30 §4.3): at first into
 * the logbooks of the areas that are open, then into those of all.
 */
export function OutboxRunner({ whole }: { whole: (() => Promise<Registry>) | undefined }) {
  const open = useRegistry();
  const [all, setAll] = useState<Registry>();
  const { resources, screens } = all ?? open;
  const { user } = useAuthState();
  const queryClient = useQueryClient();
  const id = user?.role.dasar === role.mahasiswa ? user.id : undefined;
  const roleId = user?.role.id;
  useEffect(() => (id && whole ? whenIdle(async () => setAll(await whole())) : undefined), [id, whole]);
  const anybody = user?.id;
  const paths = useMemo(
    () => [...(id ? keptPaths(resources, screens) : []), ...screenPaths(screens)],
    [id, resources, screens],
  );
  useEffect(() => {
    if (!anybody) return;
    return setKeeper(offlineAnswers(`${anybody} ${roleId}`, paths));
  }, [anybody, roleId, paths]);
  useEffect(() => {
    if (!id) return;
    let close: (() => void) | undefined;
    let gone = false;
    const logbooks = new Map(resources.filter(isLogbook).map(logbook => [logbook.name, logbook]));
    const open = async () => {
      const { openOutbox } = await import('./outbox.ts');
      for (const screen of screens) {
        const logbook = logbooks.get(screen.resources[0] ?? '');
        if (screen.pattern !== 'logbook' || !logbook || !listDrafts(id, screen.options.paths.form).length) continue;
        const { adoptFormer } = await import('./adopt.ts');
        await adoptFormer(id, logbook, screen.options.paths.form).catch(() => undefined);
      }
      if (gone) return;
      close = openOutbox({
        user: id,
        logbooks,
        onArrived: entries => {
          for (const logbook of new Set(entries.map(entry => entry.logbook)))
            void queryClient.invalidateQueries({ queryKey: [logbook] });
        },
      });
    };
    void open();
    return () => {
      gone = true;
      close?.();
    };
  }, [id, resources, screens, queryClient]);
  return null;
}
