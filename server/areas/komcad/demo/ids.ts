import { pendaftar } from '../../../../resources/mbkm/pendaftar.ts';
import { idOf } from '../../../demo/ids.ts';

/** Ids of the story's rows by their keys; what hangs 1:1 on a participation has its id. */
export const openingId = (key: string): string => idOf('komcad/program', key);
export const participationId = (key: string): string => idOf(pendaftar.name, `komcad:${key}`);
export const documentId = (key: string, kind: string): string => idOf('komcad/dokumen', `${key}:${kind}`);
export const testId = (key: string, materi: string): string => idOf('komcad/seleksi-kompetensi', `${key}:${materi}`);
export const resultId = (key: string): string => idOf('komcad/upload-kelulusan', key);
export const logId = (key: string, nth: number): string => idOf('komcad/log-book', `${key}:${nth}`);
