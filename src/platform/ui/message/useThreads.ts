import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { AnswerOf } from '../../../../resources/kit/index.ts';
import type {
  daftarPercakapan,
  IsiPercakapan,
  percakapanData,
} from '../../../../resources/pesan/panggilanPercakapan.ts';
import { http } from '../../providers/http.ts';

export const threadsKey = ['percakapan'];

/** The reader's conversations, a page of them. */
export const useThreads = (mulai: number) =>
  useQuery({
    queryKey: [...threadsKey, 'daftar', mulai],
    queryFn: async ({ signal }) =>
      (await http<AnswerOf<typeof daftarPercakapan>>('percakapan', { query: { mulai: String(mulai) }, signal })).data,
    placeholderData: keepPreviousData,
    retry: false,
  });

/** One conversation. */
export const useThread = (id: string) =>
  useQuery({
    queryKey: [...threadsKey, id],
    queryFn: async ({ signal }) => (await http<IsiPercakapan>(`percakapan/${id}`, { signal })).data,
    retry: false,
  });

/** Conversations about a row that the reader may read, a page of them. */
export const useRowThreads = (resource: string, id: string, mulai: number) =>
  useQuery({
    queryKey: [...threadsKey, 'data', resource, id, mulai],
    queryFn: async ({ signal }) =>
      (
        await http<AnswerOf<typeof percakapanData>>('percakapan/data', {
          query: { resource, id, mulai: String(mulai) },
          signal,
          quiet: true,
        })
      ).data,
    enabled: id !== '',
    placeholderData: keepPreviousData,
    retry: false,
  });
