import { useQuery } from '@tanstack/react-query';
import type { BahanMingguan } from '../../../../resources/kegiatan/bahanMingguan.ts';
import { laporanMingguan } from '../../../../resources/kkn/laporanMingguan.ts';
import { http } from '../../../platform/providers/http.ts';

/** The week's days, logs and what earlier weeks came to; once group and week are chosen. */
export const useMaterial = (idKelompok: unknown, mingguKe: unknown) =>
  useQuery({
    queryKey: [laporanMingguan.name, 'bahan', idKelompok, mingguKe],
    enabled: typeof idKelompok === 'string' && Number.isInteger(mingguKe),
    retry: false,
    queryFn: async ({ signal }) => {
      const query = { id: String(idKelompok), mingguKe: String(mingguKe) };
      return (await http<BahanMingguan>(`${laporanMingguan.endpoint}/bahan`, { query, signal })).data;
    },
  });
