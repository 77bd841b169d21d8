import { useState } from 'react';
import type { Isian } from '../../../../resources/formulir/panggilan.ts';
import { answersFitting } from '../../../../resources/kit/form/answers.ts';
import type { Values } from '../../../../resources/kit/index.ts';
import { readDraft, removeDraft, writeDraft } from '../../../platform/patterns/register/deviceDraft.ts';
import { answerKey } from '../luring/waiting.ts';

/**
 * Answers as this device keeps them: what was typed and never reached the server is shown again, in the next version of
 * the questions as far as it fits them.
 */
export function useDeviceAnswers(userId: string, { id, isi, definisi, version, nomorVersi, baris }: Isian) {
  const key = answerKey(userId, id, baris?.id);
  const [found, setFound] = useState(() => readDraft(key));
  const [kept, setKept] = useState(false);
  const [begun, setBegun] = useState(0);
  return {
    /** Values that the form begins with. */
    first: found ? (found.version === nomorVersi ? found.values : answersFitting(definisi, found.values)) : isi,
    found: found !== null,
    kept,
    /** Changes when the form begins anew. */
    begun: `${version} ${begun}`,
    keep: (values: Values) => setKept(writeDraft(key, { values, version: nomorVersi, sent: false, at: Date.now() })),
    /** The server has them. */
    forget: () => removeDraft(key),
    drop: () => {
      removeDraft(key);
      setFound(null);
      setKept(false);
      setBegun(n => n + 1);
    },
  };
}

export type DeviceAnswers = ReturnType<typeof useDeviceAnswers>;
