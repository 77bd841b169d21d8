import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { SusunanDicoba } from '../../../../resources/kkn/papan.ts';
import { http } from '../../../platform/providers/http.ts';
import { arrangePath } from './useArranged.ts';
import type { Arrangement } from './useGroupArrangement.ts';

/** Asks the server for composition and violations of an arrangement; saves nothing. */
export const useArrangementCheck = (idKelompok: string, { members, idDesa }: Arrangement) =>
  useQuery({
    queryKey: ['kkn', 'periksa', idKelompok, members.toSorted(), idDesa],
    retry: false,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) =>
      (
        await http<SusunanDicoba>(`${arrangePath}/${idKelompok}/periksa`, {
          method: 'POST',
          body: { anggota: members, idDesa },
          signal,
        })
      ).data,
  });
