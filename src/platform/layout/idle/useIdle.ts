import { useCallback, useEffect, useRef, useState } from 'react';

const activeKey = 'mbkm.aktif';
const tickMs = 1000;
/** How often work in the browser renews the session on the server. */
const renewMs = 5 * 60_000;
const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'scroll'] as const;

interface Options {
  idleSeconds: number;
  remindSeconds: number;
  /** Time ran out. */
  onEnd: () => void;
  /** Time stands still meanwhile: nobody could log in again. */
  waits: () => boolean;
  /** The person is at work, so the server's session must live on, too. */
  onRenew: () => void;
}

interface Idle {
  /** Seconds left, once the reminder is due; else null. */
  left: number | null;
  /** The person is still here. */
  stay: () => void;
}

const lastInAnyTab = () => Number(window.localStorage.getItem(activeKey) ?? 0);

/**
 * Watches for idleness (portal-spec §4): after `idleSeconds` without a sign of life in any tab the session ends, and
 * for the last `remindSeconds` the seconds are counted down. During the countdown only `stay` counts as a sign: a
 * mouse that is nudged must not hide the question. Time is taken from the clock, so a laptop that slept is noticed.
 */
export function useIdle({ idleSeconds, remindSeconds, onEnd, onRenew, waits }: Options): Idle {
  const [left, setLeft] = useState<number | null>(null);
  const reminding = useRef(false);
  const renewed = useRef(Date.now());
  const calls = useRef({ onEnd, onRenew, waits });
  calls.current = { onEnd, onRenew, waits };

  const stay = useCallback(() => {
    window.localStorage.setItem(activeKey, String(Date.now()));
    reminding.current = false;
    setLeft(null);
    renewed.current = Date.now();
    calls.current.onRenew();
  }, []);

  useEffect(() => {
    window.localStorage.setItem(activeKey, String(Date.now()));
    let ended = false;

    const onSign = () => {
      const now = Date.now();
      if (reminding.current || now - lastInAnyTab() < tickMs) return;
      window.localStorage.setItem(activeKey, String(now));
      if (now - renewed.current < renewMs) return;
      renewed.current = now;
      calls.current.onRenew();
    };

    const onTick = () => {
      if (ended) return;
      if (calls.current.waits()) {
        reminding.current = false;
        return setLeft(null);
      }
      const seconds = Math.ceil((lastInAnyTab() + idleSeconds * 1000 - Date.now()) / 1000);
      reminding.current = seconds <= remindSeconds;
      setLeft(reminding.current ? Math.max(seconds, 0) : null);
      if (seconds > 0) return;
      ended = true;
      calls.current.onEnd();
    };

    const timer = setInterval(onTick, tickMs);
    for (const sign of signs) window.addEventListener(sign, onSign, { passive: true, capture: true });
    return () => {
      clearInterval(timer);
      for (const sign of signs) window.removeEventListener(sign, onSign, { capture: true });
    };
  }, [idleSeconds, remindSeconds]);

  return { left, stay };
}
