import { useQuery } from '@tanstack/react-query';
import type { FormulirRingkas, Isian } from '../../../resources/formulir/panggilan.ts';
import { http } from '../../platform/providers/http.ts';
import { inWords } from '../../platform/providers/reading.ts';
import { aboutRow, isianPath } from '../../platform/ui/questions/useForms.ts';

/** Said of a form that was never opened with a connection. */
const formulirLuring = 'Formulir ini belum tersimpan di perangkat. Buka sekali selagi tersambung.';

/** A form with the reader's own answers; asked for when it is opened, and not while somebody writes. */
export const useIsian = (id: string, row: string | undefined) =>
  useQuery({
    queryKey: [isianPath, id, row],
    queryFn: async ({ signal }) => {
      const { data } = await http<Isian | FormulirRingkas>(aboutRow(`${isianPath}/${id}`, row), { signal });
      // Without a connection the device may know no more of it than its place in the list.
      if (!('definisi' in data)) throw new Error(inWords(formulirLuring));
      return data;
    },
    retry: false,
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
