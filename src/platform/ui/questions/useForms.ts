import { useQuery } from '@tanstack/react-query';
import type { FormulirRingkas } from '../../../../resources/formulir/panggilan.ts';
import { http } from '../../providers/http.ts';

export const isianPath = 'formulir/isian';
export const listKey = [isianPath];

/** Where a form is filled in, and asked for; `row` is what it asks about. */
export const aboutRow = (path: string, row: string | undefined): string =>
  row === undefined ? path : `${path}?baris=${encodeURIComponent(row)}`;

/** Forms that ask the reader, or whose answers they may read. */
export const useForms = () =>
  useQuery({
    queryKey: listKey,
    queryFn: async ({ signal }) => (await http<FormulirRingkas[]>(isianPath, { signal })).data,
    retry: false,
  });
