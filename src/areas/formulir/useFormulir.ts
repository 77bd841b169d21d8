import { useQuery } from '@tanstack/react-query';
import type { FormulirRingkas, Isian } from '../../../resources/formulir/panggilan.ts';
import { http } from '../../platform/providers/http.ts';

export const isianPath = 'formulir/isian';
export const listKey = [isianPath];

/** Forms that ask the reader, or whose answers they may read. */
export const useForms = () =>
  useQuery({
    queryKey: listKey,
    queryFn: async ({ signal }) => (await http<FormulirRingkas[]>(isianPath, { signal })).data,
    retry: false,
  });

/** A form with the reader's own answers; asked for when it is opened, and not while somebody writes. */
export const useIsian = (id: string) =>
  useQuery({
    queryKey: [isianPath, id],
    queryFn: async ({ signal }) => (await http<Isian>(`${isianPath}/${id}`, { signal })).data,
    retry: false,
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
