import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { declared } from '../../../resources/kit/terms.ts';
import { http } from '../../platform/providers/http.ts';

/** The programmes that stories are told about, as the public calls name them (docs/domain/60 §2). */
export const programs = declared({
  magang: 'Magang',
  kkn: 'KKN',
  kwu: 'Kewirausahaan',
  komcad: 'Komcad',
  pertukaran: 'Pertukaran Mahasiswa',
  kampus_mengajar: 'Kampus Mengajar',
  praktisi_mengajar: 'Praktisi Mengajar',
  studi_independen: 'Studi Independen',
} as const);
export type ProgramCode = keyof typeof programs;

export const isProgram = (code: string | null): code is ProgramCode => code !== null && Object.hasOwn(programs, code);

/** A story on a card. */
export interface Story {
  slug: string;
  judul: string;
  ringkasan: string;
  gambarUrl: string | null;
  altGambar: string | null;
  tokohNama: string | null;
  tokohKeterangan: string | null;
  tanggalTerbit: string;
  program: string[];
}

/** A story to be read. */
export interface StoryText extends Story {
  isi: string;
}

const perPage = 12;

/** Stories of a programme, or of all, a page at a time. */
export const useStories = (program: ProgramCode | null) =>
  useInfiniteQuery({
    queryKey: ['inspirasi', program],
    initialPageParam: 1,
    queryFn: async ({ pageParam, signal }) => {
      const query: Record<string, string> = {
        kategori: 'cerita',
        page: String(pageParam),
        perPage: String(perPage),
        ...(program ? { kode: program } : {}),
      };
      return (await http<{ items: Story[]; total: number }>('publik/berita', { query, signal })).data;
    },
    getNextPageParam: (last, pages) => (pages.length * perPage < last.total ? pages.length + 1 : undefined),
  });

/** One story; nothing is asked while none is chosen. */
export const useStory = (slug: string | null) =>
  useQuery({
    queryKey: ['inspirasi', 'cerita', slug],
    enabled: slug !== null,
    retry: false,
    queryFn: async ({ signal }) =>
      (await http<StoryText>(`publik/berita/${encodeURIComponent(slug ?? '')}`, { signal })).data,
  });
