import { useQuery } from '@tanstack/react-query';
import { type RaRecord, useGetList, useResourceContext } from 'react-admin';
import type { OutputOptions } from '../../../resources/kit/index.ts';
import type { KelengkapanLuaran, SyaratPeserta } from '../../../resources/magang/kelengkapanLuaran.ts';
import { http } from '../../providers/http.ts';

export type Output = RaRecord<string>;

/** What is demanded of a participation and what there is of it. */
export function useOutputs(options: OutputOptions, participation: string | undefined) {
  const { field } = options.participation;
  const resource = useResourceContext() ?? '';
  const checklist = useQuery({
    // Under the resource's name, so that every write to it makes the checklist new as well.
    queryKey: [resource, 'kelengkapan', participation],
    queryFn: async () =>
      (await http<KelengkapanLuaran>(options.checklist, { query: { [field]: participation ?? '' } })).data,
    enabled: participation !== undefined,
    retry: false,
  });
  const outputs = useGetList<Output>(
    resource,
    {
      filter: { [field]: participation },
      sort: { field: 'createdAt', order: 'ASC' },
      pagination: { page: 1, perPage: 100 },
    },
    { enabled: participation !== undefined, retry: false },
  );
  return {
    checklist: checklist.data,
    outputs: outputs.data,
    error: checklist.data && outputs.data ? null : (checklist.error ?? outputs.error),
    refetch: () => {
      void checklist.refetch();
      void outputs.refetch();
    },
  };
}

/** Each demand with its output: several demands of one kind take its outputs in order; the rest is nobody's. */
export function matched(
  needs: readonly SyaratPeserta[],
  outputs: readonly Output[],
  kind: string,
): { needs: { need: SyaratPeserta; output: Output | undefined }[]; rest: Output[] } {
  const left = [...outputs];
  const found = needs.map(need => {
    const at = left.findIndex(output => output[kind] === need.idJenisLuaran);
    return { need, output: at < 0 ? undefined : left.splice(at, 1)[0] };
  });
  return { needs: found, rest: left };
}
