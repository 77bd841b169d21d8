import { pendaftar } from '../../../../resources/mbkm/pendaftar.ts';
import { idOf } from '../../../demo/ids.ts';

/** Ids of the story's rows by their keys; the lecturer's sheet has its participation's id. */
export const schemeId = (key: string): string => idOf('riset/skema-mitra', key);
export const proposalId = (key: string): string => idOf('riset/inisiasi-mitra', key);
export const projectId = (key: string): string => idOf('riset/simaris', key);
export const participationId = (key: string): string => idOf(pendaftar.name, `riset:${key}`);
export const detailId = (key: string): string => idOf('riset/pendaftaran', key);
export const partnerGradeId = (key: string): string => idOf('riset/nilai-mitra', key);
export const outputId = (key: string, kind: string): string => idOf('riset/luaran', `${key}:${kind}`);
export const logId = (key: string, nth: number): string => idOf('riset/log-book', `${key}:${nth}`);
