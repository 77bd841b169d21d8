import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { AnswerOf } from '../../../resources/kit/index.ts';
import type { daftarPesan, IsiPesan } from '../../../resources/pesan/panggilan.ts';
import { http } from '../../platform/providers/http.ts';

export const sentKey = ['pesan', 'terkirim'];

/** The reader's own messages, a page of them. */
export const useSent = (mulai: number) =>
  useQuery({
    queryKey: [...sentKey, mulai],
    queryFn: async ({ signal }) =>
      (await http<AnswerOf<typeof daftarPesan>>('pesan', { query: { mulai: String(mulai) }, signal })).data,
    placeholderData: keepPreviousData,
    retry: false,
  });

/** Which receivers are shown. */
export type Shown = 'semua' | 'belum' | 'dibalas' | 'gagal';

/** A message with a page of its receivers. */
export const useMessage = (id: string, mulai: number, keadaan: Shown) =>
  useQuery({
    queryKey: [...sentKey, id, mulai, keadaan],
    queryFn: async ({ signal }) =>
      (await http<IsiPesan>(`pesan/${id}`, { query: { mulai: String(mulai), keadaan }, signal })).data,
    placeholderData: keepPreviousData,
    retry: false,
  });
