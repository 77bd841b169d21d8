import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import type { Usulan, UsulanRingkas } from '../../../../resources/kkn/papan.ts';
import { http } from '../../../platform/providers/http.ts';
import { messageOf } from '../../../platform/ui/failedCall.ts';
import { proposalPath } from './useBoard.ts';

/** Milliseconds between two questions about the progress of a computation. */
const beat = 1000;

/** Input of a computation. */
export interface Recipe {
  benih?: string;
  pertahankanMandiri: boolean;
}

/** The proposals of a wave; computing another one, and deleting or cancelling one. */
export function useProposals(idGelombang: string | null, onMade: (id: string) => void) {
  const notify = useNotify();
  const client = useQueryClient();
  const key = ['kkn', 'usulan', idGelombang];
  const refresh = () => client.invalidateQueries({ queryKey: key });
  const compute = useMutation({
    mutationFn: async (recipe: Recipe) =>
      (await http<Usulan | UsulanRingkas>(proposalPath, { method: 'POST', body: { idGelombang, ...recipe } })).data,
    onSuccess: made => {
      onMade(made.id);
      return refresh();
    },
    onError: error => {
      notify(messageOf(error), { type: 'error' });
      return refresh();
    },
  });
  const list = useQuery({
    queryKey: key,
    enabled: idGelombang !== null,
    retry: false,
    queryFn: async ({ signal }) =>
      (await http<UsulanRingkas[]>(proposalPath, { query: { idGelombang: idGelombang ?? '' }, signal })).data,
    refetchInterval: ({ state }) =>
      compute.isPending || state.data?.some(({ status }) => status === 'menghitung') ? beat : false,
  });
  const remove = useMutation({
    mutationFn: async ({ id, version }: Pick<UsulanRingkas, 'id' | 'version'>) =>
      http(`${proposalPath}/${id}`, { method: 'DELETE', body: { version } }),
    onSuccess: refresh,
    onError: error => {
      notify(messageOf(error), { type: 'error' });
      return refresh();
    },
  });
  return { list, compute, remove };
}

/** One whole proposal, loaded whenever the board is opened and never reloaded in the background. */
export const useProposal = (id: string | null) =>
  useQuery({
    queryKey: ['kkn', 'usulan', 'satu', id],
    enabled: id !== null,
    retry: false,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    structuralSharing: false,
    queryFn: async ({ signal }) => (await http<Usulan>(`${proposalPath}/${id}`, { signal })).data,
  });
