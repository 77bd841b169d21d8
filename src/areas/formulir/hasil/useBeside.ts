import { useQuery } from '@tanstack/react-query';
import type { BandingFormulir, Pembanding, SilangFormulir } from '../../../../resources/formulir/hasilPanggilan.ts';
import { http } from '../../../platform/providers/http.ts';

const pathOf = (form: string) => `formulir/hasil/${form}`;

/** Forms with which the results of one are compared. */
export const useComparable = (form: string) =>
  useQuery({
    queryKey: [pathOf(form), 'pembanding'],
    queryFn: async ({ signal }) => (await http<Pembanding[]>(`${pathOf(form)}/pembanding`, { signal })).data,
    retry: false,
  });

/** Results of another form for the same questions; nothing is asked while none is chosen. */
export const useBeside = (form: string, other: string) =>
  useQuery({
    queryKey: [pathOf(form), 'pembanding', other],
    queryFn: async ({ signal }) =>
      (await http<BandingFormulir>(`${pathOf(form)}/pembanding/${other}`, { signal })).data,
    enabled: other !== '',
    retry: false,
  });

/** Answers by group of participants. */
export const useAcross = (form: string, menurut: string) =>
  useQuery({
    queryKey: [pathOf(form), 'silang', menurut],
    queryFn: async ({ signal }) =>
      (await http<SilangFormulir>(`${pathOf(form)}/silang`, { query: menurut ? { menurut } : {}, signal })).data,
    retry: false,
    placeholderData: before => before,
  });
