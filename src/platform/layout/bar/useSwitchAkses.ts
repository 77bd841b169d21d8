import { useNotify } from 'react-admin';
import type { HeldRole } from '../../../../resources/pengaturan/akun.ts';
import { useDialogs } from '../../common/dialogs/useDialogs.ts';
import { browser } from '../../providers/browser.ts';
import { useLabel, useWords } from '../../providers/language.ts';
import { switchAkses } from '../../providers/session.ts';
import { headingFirst } from '../headingFirst.ts';

/** Asks, goes on with another role and reloads at /dashboard (portal-spec §4). */
export function useSwitchAkses(): (role: HeldRole) => Promise<void> {
  const say = useWords();
  const labelOf = useLabel();
  const { confirm } = useDialogs();
  const notify = useNotify();
  return async role => {
    const agreed = await confirm({
      title: say('Switch Akses'),
      text: say('Lanjutkan login sebagai role %{peran}?', { peran: labelOf(role.name) }),
    });
    if (!agreed) return;
    try {
      await switchAkses(role.id);
      headingFirst();
      browser.goTo('/dashboard');
    } catch (error) {
      notify(error instanceof Error ? error.message : 'ra.notification.http_error', { type: 'error' });
    }
  };
}
