import { useQuery, useQueryClient } from '@tanstack/react-query';
import { konfigurasi } from '../../../../resources/pengaturan/konfigurasi.ts';
import { http } from '../../../platform/providers/http.ts';

/** A stored setting; `nilai` is its JSON text. */
export interface StoredSetting {
  id: string;
  kunci: string;
  nilai: string;
  version: number;
  updatedAt: string;
}

/** Settings by key; a key that was never changed may have no row. */
export function useSettings() {
  const client = useQueryClient();
  const queryKey = [konfigurasi.name, 'semua'];
  const query = useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const asked = { range: JSON.stringify([0, 199]), filter: '{}' };
      const { data } = await http<StoredSetting[]>(konfigurasi.endpoint, { query: asked, signal });
      return new Map(data.map(row => [row.kunci, row]));
    },
    retry: false,
  });
  const save = async (kunci: string, nilai: unknown, version: number | undefined) => {
    await http(`${konfigurasi.endpoint}/${kunci}`, {
      method: 'PUT',
      body: { nilai, version: version ?? null },
    });
    await client.invalidateQueries({ queryKey: [konfigurasi.name] });
  };
  return { ...query, save };
}
