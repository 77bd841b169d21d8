import { useEffect, useState } from 'react';
import type { HalamanSitus } from '../../../../resources/pengaturan/situs.ts';
import type { DokumenSitus } from '../../../../resources/pengaturan/situsSkema.ts';
import { http } from '../../../platform/providers/http.ts';
import { fieldErrorsOf, messageOf } from '../../../platform/ui/failedCall.ts';

/** Nobody is at the keyboard for that long. */
const pause = 500;

/** Page rendered with the typed text, requested when typing pauses; if it cannot be rendered the last one stays. */
export function usePreview(
  page: HalamanSitus,
  document: DokumenSitus,
): { html: string | null; problem: string | null } {
  const [html, setHtml] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const typed = JSON.stringify(document);
  useEffect(() => {
    const giveUp = new AbortController();
    const draw = async () => {
      try {
        const { data } = await http<{ html: string }>(`pengaturan/situs/${page}/pratinjau`, {
          method: 'POST',
          body: { isi: JSON.parse(typed) },
          signal: giveUp.signal,
          quiet: true,
        });
        setHtml(data.html);
        setProblem(null);
      } catch (error) {
        if (giveUp.signal.aborted) return;
        const wrong = Object.keys(fieldErrorsOf(error)).length;
        setProblem(wrong ? 'Pratinjau menunggu: masih ada isian yang perlu diperbaiki.' : messageOf(error));
      }
    };
    const timer = setTimeout(draw, pause);
    return () => {
      clearTimeout(timer);
      giveUp.abort();
    };
  }, [page, typed]);
  return { html, problem };
}
