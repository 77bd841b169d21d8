import { useQuery } from '@tanstack/react-query';
import { type RaRecord, useGetList } from 'react-admin';
import type { KelengkapanLuaran, SyaratPeserta } from '../../../../resources/kegiatan/kelengkapan.ts';
import { isOutputs, type OutputFacts, type Outputs } from '../../../../resources/kegiatan/outputsOf.ts';
import type { OutputOptions } from '../../../../resources/kit/index.ts';
import { statusTerbuka } from '../../../../resources/mbkm/alurPeriksa.ts';
import { http } from '../../../platform/providers/http.ts';
import { useDeclaration } from '../../../platform/ui/registry.ts';
import { statusOf } from '../../../platform/ui/show/statusOf.ts';

export type Output = RaRecord<string>;

/** The declared outputs of the resource around it. @throws Error where such a screen names another resource */
export function useOutputsResource(): Outputs {
  const resource = useDeclaration();
  if (!isOutputs(resource)) throw new Error(`${resource.name}: bukan luaran`);
  return resource;
}

/** True if an output can be filled in: it does not exist yet, is a draft, or was returned. */
export function isOpen(resource: Outputs, output: Output | undefined): boolean {
  const status = statusOf(resource);
  return !output || !status || statusTerbuka.some(open => open === output[status.source]);
}

/** Required outputs of a participation, with those that exist. */
export function useOutputs(options: OutputOptions, participation: string | undefined) {
  const { field } = options.participation;
  const { name: resource, endpoint, output } = useOutputsResource();
  const checklist = useQuery({
    // Under the resource's name, so that every write to it makes the checklist new as well.
    queryKey: [resource, 'kelengkapan', participation],
    queryFn: async () =>
      (await http<KelengkapanLuaran>(`${endpoint}/kelengkapan`, { query: { [field]: participation ?? '' } })).data,
    enabled: participation !== undefined,
    retry: false,
  });
  const outputs = useGetList<Output>(
    resource,
    {
      filter: output.group ? {} : { [field]: participation },
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
  names: OutputFacts['names'],
): { needs: { need: SyaratPeserta; output: Output | undefined }[]; rest: Output[] } {
  const left = [...outputs];
  const found = needs.map(need => {
    const at = left.findIndex(output => output[names] === need[names]);
    return { need, output: at < 0 ? undefined : left.splice(at, 1)[0] };
  });
  return { needs: found, rest: left };
}
