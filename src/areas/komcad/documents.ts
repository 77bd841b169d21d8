import { type RaRecord, useGetList } from 'react-admin';
import { type DokumenKomcad, dokumenKomcad } from '../../../resources/komcad/dokumen.ts';
import { jenisDari, jenisDokumen } from '../../../resources/komcad/jenisDokumen.ts';
import { namaTahap } from '../../../resources/komcad/tahap.ts';

/** Milliseconds in which what a page has just read is not read again by its parts. */
export const justRead = 2000;

export type Document = DokumenKomcad & RaRecord<string>;

/** The documents of a participant. */
export const useDocumentsOf = (idPendaftarMbkm: string) =>
  useGetList<Document>(
    dokumenKomcad.name,
    { filter: { idPendaftarMbkm }, sort: { field: 'updatedAt', order: 'ASC' }, pagination: { page: 1, perPage: 50 } },
    { retry: false, staleTime: justRead },
  );
export const useDocumentsReady = (id: string): boolean => !useDocumentsOf(id).isPending;

/** Kinds by the first stage in which they are handed in, in the order of the stages. */
export function kindsByStage(): { title: string; codes: string[] }[] {
  const found = new Map<string, string[]>();
  for (const code of Object.keys(jenisDokumen)) {
    const kind = jenisDari(code);
    const title = kind?.untuk ? namaTahap(kind.pada[0]) : 'Pilihan';
    if (kind && !kind.dari) found.set(title, [...(found.get(title) ?? []), code]);
  }
  return [...found].map(([title, codes]) => ({ title, codes }));
}

/** True if documents of this kind are handed in at this stage. */
export const isOpen = (code: string, tahap: unknown): boolean =>
  jenisDari(code)?.pada.some(open => open === tahap) ?? false;
