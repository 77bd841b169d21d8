import { useQuery } from '@tanstack/react-query';
import type { Isian } from '../../../resources/formulir/panggilan.ts';
import { http } from '../../platform/providers/http.ts';
import { aboutRow, isianPath } from '../../platform/ui/questions/useForms.ts';

/** A form with the reader's own answers; asked for when it is opened, and not while somebody writes. */
export const useIsian = (id: string, row: string | undefined) =>
  useQuery({
    queryKey: [isianPath, id, row],
    queryFn: async ({ signal }) => (await http<Isian>(aboutRow(`${isianPath}/${id}`, row), { signal })).data,
    retry: false,
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
