import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { AnswerOf } from '../../../../resources/kit/index.ts';
import type { keadaanTandaTangan, SesiTandaTangan } from '../../../../resources/surat/panggilanTandaTangan.ts';
import { tandaTangan } from '../../../../resources/surat/tandaTangan.ts';
import { http } from '../../../platform/providers/http.ts';

type Keadaan = AnswerOf<typeof keadaanTandaTangan>;

const key = ['surat', 'tanda-tangan'];
const askedEvery = 1500;

/** How letters are signed here, and how far one's own last act is; asked again while it runs. */
export function useSigning() {
  const client = useQueryClient();
  const asked = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => (await http<Keadaan>(`${tandaTangan.endpoint}/penandatanganan`, { signal })).data,
    refetchInterval: query => (query.state.data?.sesi?.tersisa ? askedEvery : false),
    staleTime: askedEvery,
  });
  /** Signs, and watches the act from then on. */
  const sign = async (items: readonly { id: string; version: number | undefined }[], password: string) => {
    const { data: sesi } = await http<SesiTandaTangan>(`${tandaTangan.endpoint}/tandatangani`, {
      method: 'POST',
      body: { items, password },
    });
    client.setQueryData<Keadaan>(key, before => (before ? { ...before, sesi } : before));
    return sesi;
  };
  return { ...asked, sign };
}
