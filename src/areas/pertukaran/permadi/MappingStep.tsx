import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRecordContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { packageCalls } from '../../../../resources/konversi/paketOptions.ts';
import { permadi } from '../../../../resources/pertukaran/permadi/programme.ts';
import { Loading } from '../../../platform/common/Loading.tsx';
import { useWords } from '../../../platform/providers/language.ts';
import { RetryAlert } from '../../../platform/ui/RetryAlert.tsx';
import type { PanelProps } from '../../../platform/ui/screenParts.ts';
import { PaketRead } from '../../konversi/paket/PaketRead.tsx';
import { usePaketView } from '../../konversi/paket/view.ts';

const editable = ['draf', 'revisi'];

/** Courses mapped so far; they are chosen on a page of their own and submitted with the registration. */
export default function MappingStep({ review = false }: PanelProps) {
  const say = useWords();
  const record = useRecordContext();
  const id = record?.id === undefined ? null : String(record.id);
  const { data, error, isPending, refetch } = usePaketView(packageCalls, id ? { idPendaftarMbkm: id } : null);
  if (!id)
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {say('Pilih program dan masa studi lebih dahulu; setelah tersimpan, mata kuliah dipetakan di sini.')}
      </Typography>
    );
  if (error) return <RetryAlert error={error} onRetry={refetch} />;
  if (isPending || !data) return <Loading height={96} label={say('Memuat pemetaan')} />;
  return (
    <>
      <PaketRead view={data} />
      {!review && editable.includes(String(record?.status)) ? (
        <Button
          component={Link}
          to={`${permadi.screens.register}/matkul?id=${id}`}
          variant="outlined"
          sx={{ mt: 2, width: { xs: '100%', sm: 'auto' } }}
        >
          {data.awal.length ? say('Ubah pemetaan') : say('Petakan mata kuliah')}
        </Button>
      ) : null}
    </>
  );
}
