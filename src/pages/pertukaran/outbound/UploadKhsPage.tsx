import { useQuery, useQueryClient } from '@tanstack/react-query';
import { HttpError } from 'react-admin';
import { outboundDetail } from '../../../../resources/pertukaran/outbound/detail.ts';
import { outbound } from '../../../../resources/pertukaran/outbound/programme.ts';
import { Loading } from '../../../crud/Loading.tsx';
import { Notice } from '../../../crud/list/Notice.tsx';
import { RetryAlert } from '../../../crud/RetryAlert.tsx';
import type { PaketView } from '../../../patterns/paket/view.ts';
import { ScreenTitle } from '../../../patterns/record/ScreenTitle.tsx';
import { http } from '../../../providers/http.ts';
import type { OwnExchange } from './ownExchange.ts';
import { UploadKhsForm } from './UploadKhsForm.tsx';

const path = '/pertukaran-mahasiswa/outbound/nilai-khs';

const key = [outboundDetail.name, 'saya'];

/** The exchange and what is mapped of it; null for who has none. */
async function fetchOwn(signal: AbortSignal): Promise<{ row: OwnExchange; view: PaketView } | null> {
  try {
    const { data: row } = await http<OwnExchange>(`${outbound.endpoint}/saya`, { signal });
    const { data: view } = await http<PaketView>(`${outbound.endpoint}/matkul`, {
      query: { idPendaftarMbkm: row.id },
      signal,
    });
    return { row, view };
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) return null;
    throw error;
  }
}

/** /pertukaran-mahasiswa/outbound/nilai-khs: the KHS of the host with a grade for every course (docs/domain/50 §3). */
export default function UploadKhsPage() {
  const client = useQueryClient();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => fetchOwn(signal),
    retry: false,
  });
  return (
    <>
      <ScreenTitle path={path} />
      {isPending ? (
        <Loading height={320} label="Memuat KHS" />
      ) : error ? (
        <RetryAlert error={error} onRetry={refetch} />
      ) : !data || data.view.akhir.length === 0 ? (
        <Notice
          title="Belum ada KRS yang disetujui"
          text="KHS diunggah setelah program studi menyetujui KRS Outbound Anda."
        />
      ) : (
        <UploadKhsForm
          key={data.row.version}
          {...data}
          onSaved={() => void client.invalidateQueries({ queryKey: key })}
        />
      )}
    </>
  );
}
