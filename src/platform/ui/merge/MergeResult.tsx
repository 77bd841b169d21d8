import UndoIcon from '@mui/icons-material/UndoOutlined';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { Merging } from '../../../../resources/kit/index.ts';
import { formatDateTime } from '../../providers/format.ts';
import { useDeclaration } from '../registry.ts';
import { PageState } from '../show/PageState.tsx';
import { useCrudApi } from '../useCrudApi.ts';
import { useCrudPages } from '../useCrudPath.ts';
import { countsInWords, Obstacles } from './MergeParts.tsx';
import { UndoMerge } from './UndoMerge.tsx';
import { useMerge } from './useMerge.ts';

/** Result of a merging, with its undo as long as it is possible. */
export function MergeResult({ id }: { id: string }) {
  const { name } = useDeclaration();
  const api = useCrudApi();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: [name, 'gabung', id],
    queryFn: () => api.merging(name, id),
    retry: false,
  });
  if (!data) return <PageState error={error} isPending={isPending} onRetry={refetch} />;
  return <Told merging={data} onChange={refetch} />;
}

function Told({ merging, onChange }: { merging: Merging; onChange: () => void }) {
  const resource = useDeclaration();
  const { pathTo } = useCrudPages(resource.name);
  const { pathTo: mergingPath } = useMerge();
  const mergings = mergingPath({});
  const { namaTetap, namaLebur, idTetap, idLebur, pindah, dibatalkanPada, halangan } = merging;
  const page = (id: string) => pathTo({ type: 'show', id }) ?? '/';
  const moved = countsInWords(pindah);
  return (
    <Paper sx={{ p: { xs: 2, sm: 3 } }}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <Alert severity={dibatalkanPada ? 'info' : 'success'} sx={{ width: '100%', overflowWrap: 'anywhere' }}>
          <AlertTitle>{dibatalkanPada ? 'Penggabungan dibatalkan' : 'Data digabungkan'}</AlertTitle>
          {dibatalkanPada
            ? `“${namaLebur}” dan “${namaTetap}” kembali seperti semula.`
            : `“${namaLebur}” dilebur ke “${namaTetap}”.`}
        </Alert>
        {dibatalkanPada ? null : (
          <Typography>{moved ? `${moved} sudah pindah.` : 'Tidak ada data lain yang pindah.'}</Typography>
        )}
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {merging.namaUser ?? 'Sistem'}, {formatDateTime(merging.waktu)}
          {merging.catatan ? ` · ${merging.catatan}` : ''}
        </Typography>
        {dibatalkanPada ? null : <Obstacles title="Tidak dapat dibatalkan lagi" obstacles={halangan} />}
        <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
          <Button variant="contained" component={Link} to={page(idTetap)}>
            Buka {namaTetap}
          </Button>
          {dibatalkanPada ? (
            <Button component={Link} to={page(idLebur)}>
              Buka {namaLebur}
            </Button>
          ) : halangan.length ? null : (
            <UndoMerge merging={merging} onDone={onChange} icon={<UndoIcon />} />
          )}
          <Button component={Link} to={mergings}>
            Semua penggabungan
          </Button>
          <Button component={Link} to={pathTo({ type: 'list' }) ?? '/'}>
            Kembali ke daftar
          </Button>
        </Stack>
      </Stack>
    </Paper>
  );
}
