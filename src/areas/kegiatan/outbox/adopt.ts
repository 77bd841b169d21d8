import { openDB } from 'idb';
import { v7 as uuidv7 } from 'uuid';
import type { Logbook } from '../../../../resources/kegiatan/log.ts';
import { listDrafts, removeDraft } from '../../../platform/patterns/register/deviceDraft.ts';
import { type KeptEntry, keepPhoto, removeEntry, troubleOf, writeEntry } from './deviceStore.ts';
import { newEntry } from './newEntry.ts';
import { smallFile } from './smallFile.ts';

/** Database in which releases before the outbox kept waiting files. */
const formerName = 'mbkm';
const formerShelf = 'berkas';

interface FormerFile {
  draft: string;
  file: File;
  at: number;
}

const isFormer = (value: unknown): value is FormerFile =>
  typeof value === 'object' && value !== null && 'draft' in value && 'file' in value && value.file instanceof Blob;

/** The files of the former store; nothing where this browser never had one. */
async function formerFiles(): Promise<readonly FormerFile[]> {
  try {
    const known = await indexedDB.databases?.();
    if (known && !known.some(({ name }) => name === formerName)) return [];
    const db = await openDB(formerName);
    const found: unknown[] = db.objectStoreNames.contains(formerShelf) ? await db.getAll(formerShelf) : [];
    db.close();
    return found.filter(isFormer).sort((one, other) => one.at - other.at);
  } catch {
    return [];
  }
}

const letGo = (id: string): Promise<void> => removeEntry(id).then(() => undefined);

/**
 * Takes over what a release before the outbox has kept of a logbook's form: the texts of localStorage, the files beside
 * them. The old ones go only once the new ones are kept.
 * @param form path of the form under which they were kept
 */
export async function adoptFormer(user: string, { name, log }: Logbook, form: string): Promise<void> {
  const drafts = listDrafts(user, form);
  if (!drafts.length) return;
  const files = await formerFiles();
  for (const draft of drafts) {
    const named = draft.values[log.clientId];
    const entry: KeptEntry = {
      ...newEntry(user, name, typeof named === 'string' ? named : undefined, draft.at),
      row: draft.id ? { id: draft.id, version: draft.version ?? 0 } : null,
      values: draft.values,
      changedFiles: true,
      ...(draft.wanted
        ? { wanted: draft.wanted === 'ajukan' ? 'ajukan' : 'simpan', state: 'menunggu', next: 0 }
        : { wanted: null }),
    };
    await writeEntry(entry);
    // A device that is full or keeps nothing keeps the old one.
    if (troubleOf(entry.id)) return letGo(entry.id);
    for (const { file, at } of files.filter(({ draft: of }) => of === draft.key)) {
      const small = await smallFile(file).catch(async () => ({
        name: file.name,
        type: file.type,
        bytes: await file.arrayBuffer(),
      }));
      await keepPhoto({ ...small, id: uuidv7(), user, entry: entry.id, caption: null, at });
    }
    if (troubleOf(entry.id)) return letGo(entry.id);
    removeDraft(draft.key);
  }
}
