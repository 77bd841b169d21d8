import { useQuery } from '@tanstack/react-query';
import { useRecordContext } from 'react-admin';
import type { Offered, StepPreview } from '../../../../resources/kit/index.ts';
import { useDeclaration } from '../registry.ts';
import { useCrudApi } from '../useCrudApi.ts';

/** Findings of the server before a step is taken. */
export interface StepLook {
  found: StepPreview['pesan'];
  /** It needs a note because of what was found. */
  note: boolean;
  /** It makes no sense: the server would refuse it. */
  refused: boolean;
  /** It is being looked at. */
  busy: boolean;
}

/** Nothing was looked at, or nothing was found. */
export const nothingFound: StepLook = { found: [], note: false, refused: false, busy: false };

/**
 * Messages before a step on the record in context, loaded anew each time that the dialog opens; a step without looks
 * needs no call. Where they cannot be loaded, the server still checks when the step is taken.
 */
export function useStepLook(step: Pick<Offered, 'key' | 'action'> | undefined): StepLook {
  const resource = useDeclaration();
  const record = useRecordContext();
  const api = useCrudApi();
  const looks = Boolean(step?.action.looks?.length && record);
  const { data, isFetching } = useQuery({
    queryKey: [resource.name, 'aksi', record?.id, step?.key, record?.version],
    queryFn: () => api.preview(resource.name, String(record?.id), step?.key ?? ''),
    enabled: looks,
    gcTime: 0,
    staleTime: 0,
    retry: false,
  });
  if (!looks) return nothingFound;
  if (!data) return { ...nothingFound, busy: isFetching };
  return {
    found: data.pesan,
    note: data.catatan,
    refused: data.pesan.some(({ bobot }) => bobot === 'refuse'),
    busy: false,
  };
}
