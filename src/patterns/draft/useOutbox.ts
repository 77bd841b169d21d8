import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useDeclaration } from '../../crud/registry.ts';
import { draftKey, type KeptDraft, listDrafts, removeDraft, writeDraft } from '../register/deviceDraft.ts';
import { forgetFiles, moveFiles } from '../upload/keptFiles.ts';
import { type DraftTarget, deliver } from './deliver.ts';

/** What became of the last try. */
export interface OutboxReport {
  sent: number;
  /** Still here because there is no connection. */
  waiting: number;
  /** Refused by the server, with its words. */
  refused: readonly { key: string; message: string }[];
}

/**
 * Drafts that only this device has. Those that were to be saved or handed in go to the server as soon as there is a
 * connection; half-written ones wait for their author.
 * @param except key of the draft that a form is just now writing
 */
export function useOutbox(target: DraftTarget, userId: string, except: string | null = null) {
  const { endpoint, name } = useDeclaration();
  const queryClient = useQueryClient();
  const { path } = target;
  const [drafts, setDrafts] = useState<readonly KeptDraft[]>([]);
  const [busy, setBusy] = useState(false);
  const [report, setReport] = useState<OutboxReport | null>(null);
  const running = useRef(false);

  const read = useCallback(
    () => setDrafts(listDrafts(userId, path).filter(({ key }) => key !== except)),
    [userId, path, except],
  );

  const send = useCallback(async () => {
    if (running.current) return;
    const due = listDrafts(userId, path).filter(({ key, wanted }) => wanted && key !== except);
    if (!due.length) return;
    running.current = true;
    setBusy(true);
    const done: OutboxReport = { sent: 0, waiting: 0, refused: [] };
    const refused: { key: string; message: string }[] = [];
    for (const { key, id, ...draft } of due) {
      const delivery = await deliver(endpoint, target, key, draft, id);
      if (delivery.kind === 'sent') {
        removeDraft(key);
        done.sent++;
        continue;
      }
      // A row that the server has by now keeps its draft under the row's own name.
      const at = delivery.id && delivery.id !== id ? draftKey(userId, path, delivery.id) : key;
      if (at !== key) {
        await moveFiles(key, at);
        removeDraft(key);
      }
      writeDraft(at, delivery.draft);
      if (delivery.kind === 'refused') refused.push({ key: at, message: delivery.message });
      else done.waiting++;
    }
    running.current = false;
    setBusy(false);
    setReport({ ...done, refused });
    read();
    if (done.sent) await queryClient.invalidateQueries({ queryKey: [name] });
  }, [userId, path, except, endpoint, name, target, queryClient, read]);

  useEffect(() => {
    read();
    void send();
    const again = () => void send();
    // Another tab of the same person may have sent or written.
    window.addEventListener('storage', read);
    window.addEventListener('online', again);
    return () => {
      window.removeEventListener('storage', read);
      window.removeEventListener('online', again);
    };
  }, [read, send]);

  const discard = (key: string) => {
    removeDraft(key);
    void forgetFiles(key);
    read();
  };
  return { drafts, busy, report, send, discard };
}
