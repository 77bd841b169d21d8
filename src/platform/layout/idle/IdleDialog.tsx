import { MessageSlot } from '../../common/dialogs/MessageSlot.tsx';
import { endSession } from '../../providers/http.ts';
import { useWords } from '../../providers/language.ts';
import { mayWriteOffline, renew, useAuthState } from '../../providers/session.ts';
import { useIdle } from './useIdle.ts';

/** Portal-spec §9; the server may say otherwise (`sesi.*`). */
const defaults = { idleDetik: 1800, ingatkanDetik: 30 };

/** Asks, 30 s before the end of an idle session, whether somebody is still there (portal-spec §4). */
export function IdleDialog() {
  const say = useWords();
  const { idleDetik, ingatkanDetik } = useAuthState().user?.sesi ?? defaults;
  const { left, stay } = useIdle({
    idleSeconds: idleDetik,
    remindSeconds: ingatkanDetik,
    onEnd: () => endSession(),
    waits: mayWriteOffline,
    // A renewal that fails says so itself: 401 leads to /logout.
    onRenew: () => renew().catch(() => undefined),
  });
  return (
    <MessageSlot
      open={left !== null}
      role="alertdialog"
      title={say('Session Expired')}
      accept={say('Kembali')}
      onAccept={stay}
      onDecline={stay}
    >
      {say('Sesi anda akan berakhir dalam %{n} detik', { n: left ?? 0 })}
    </MessageSlot>
  );
}
