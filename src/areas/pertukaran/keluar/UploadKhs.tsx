import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Loading } from '../../../platform/common/Loading.tsx';
import { ScreenTitle } from '../../../platform/patterns/record/ScreenTitle.tsx';
import { http } from '../../../platform/providers/http.ts';
import { useWords } from '../../../platform/providers/language.ts';
import { Notice } from '../../../platform/ui/list/Notice.tsx';
import { RetryAlert } from '../../../platform/ui/RetryAlert.tsx';
import type { PaketView } from '../../konversi/paket/view.ts';
import type { KhsOf, LeavingPage, OwnExchange } from './ownExchange.ts';
import { UploadKhsForm } from './UploadKhsForm.tsx';

type Row = Omit<OwnExchange, 'khs'> & Readonly<Record<string, unknown>>;

const isKhs = (value: unknown): value is KhsOf => typeof value === 'object' && value !== null && 'statusKhs' in value;

/** Loads the exchange with its mapped courses; null if there is none. */
async function fetchOwn(
  { programme, key }: LeavingPage,
  signal: AbortSignal,
): Promise<{ row: OwnExchange; view: PaketView } | null> {
  // Asks for the summary first; somebody without a KHS would get 404 for it.
  const { data: own } = await http<{ total: number }>(programme.endpoint, { query: { ringkas: '1' }, signal });
  if (!own.total) return null;
  const { data } = await http<Row>(`${programme.endpoint}/saya`, { signal });
  const khs = data[key];
  if (!isKhs(khs)) return null;
  const { data: view } = await http<PaketView>(`${programme.endpoint}/matkul`, {
    query: { idPendaftarMbkm: data.id },
    signal,
  });
  return { row: { ...data, khs }, view };
}

/** The KHS of the host with a grade for every course (docs/domain/50 §3). */
export function UploadKhs({ page }: { page: LeavingPage }) {
  const say = useWords();
  const client = useQueryClient();
  const queryKey = [page.resource, 'saya'];
  const { data, error, isPending, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => fetchOwn(page, signal),
    retry: false,
  });
  return (
    <>
      <ScreenTitle path={page.uploadPath} />
      {isPending ? (
        <Loading height={320} label={say('Memuat KHS')} />
      ) : error ? (
        <RetryAlert error={error} onRetry={refetch} />
      ) : !data || data.view.akhir.length === 0 ? (
        <Notice
          title={say('Belum ada KRS yang disetujui')}
          text={say('KHS diunggah setelah program studi menyetujui mata kuliah yang Anda petakan.')}
        />
      ) : (
        <UploadKhsForm
          key={data.row.version}
          {...data}
          page={page}
          onSaved={() => void client.invalidateQueries({ queryKey })}
        />
      )}
    </>
  );
}
