import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useId, useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { Link } from 'react-router-dom';
import { Loading } from '../../common/Loading.tsx';
import { usePhone } from '../../common/usePhone.ts';
import { useLabel, useWords } from '../../providers/language.ts';
import { DialogButtons } from '../DialogButtons.tsx';
import { fieldErrorsOf, messageOf } from '../failedCall.ts';
import { perPage, RowPages } from '../import/RowPages.tsx';
import { LoadFailed } from '../list/LoadFailed.tsx';
import { Notice } from '../list/Notice.tsx';
import { useMerge } from '../merge/useMerge.ts';
import { useDeclaration } from '../registry.ts';
import { useCrudApi } from '../useCrudApi.ts';
import { BinRow } from './BinRow.tsx';

/** Deleted rows of the list's resource: who deleted which and when, what it held, and "Pulihkan". */
export default function BinDialog({ onClose }: { onClose: () => void }) {
  const labelOf = useLabel();
  const say = useWords();
  const title = useId();
  const resource = useDeclaration();
  const api = useCrudApi();
  const notify = useNotify();
  const refresh = useRefresh();
  const phone = usePhone();
  const [page, setPage] = useState(0);
  const [typed, setTyped] = useState('');
  const q = useDeferredValue(typed.trim());
  const { may: mayMerge, pathTo: mergings } = useMerge();
  const [gabung, setGabung] = useState(false);
  const [busy, setBusy] = useState<string | null>(null);
  const [refused, setRefused] = useState<{ id: string; text: string } | null>(null);
  const { data, error, isPending, refetch } = useQuery({
    queryKey: [resource.name, 'sampah', page, q, gabung],
    queryFn: () => api.binned(resource.name, { page: page + 1, perPage, q, gabung }),
    placeholderData: keepPreviousData,
    retry: false,
  });

  const recover = async (id: string, name: string) => {
    setBusy(id);
    setRefused(null);
    try {
      await api.recover(resource.name, id);
      notify(say('%{nama} dipulihkan.', { nama: name }), { type: 'success' });
      refresh();
      await refetch();
    } catch (failure) {
      setRefused({ id, text: reasonOf(failure) });
    } finally {
      setBusy(null);
    }
  };

  return (
    <Dialog open fullWidth maxWidth="sm" fullScreen={phone} onClose={onClose} aria-labelledby={title}>
      <DialogTitle id={title}>
        {say('Terhapus')}: {labelOf(resource.label)}
      </DialogTitle>
      <DialogContent>
        {data?.total || typed ? (
          <TextField
            type="search"
            fullWidth
            label={say('Cari nama')}
            value={typed}
            onChange={event => {
              setTyped(event.target.value);
              setPage(0);
            }}
          />
        ) : null}
        {mayMerge ? (
          <FormControlLabel
            control={<Checkbox checked={gabung} />}
            label={say('Sudah digabung saja')}
            onChange={() => {
              setGabung(!gabung);
              setPage(0);
            }}
          />
        ) : null}
        {mayMerge ? (
          <Button component={Link} to={mergings({})} onClick={onClose}>
            {say('Semua penggabungan')}
          </Button>
        ) : null}
        {error ? <LoadFailed error={error} onRetry={refetch} /> : null}
        {isPending ? <Loading height={160} label={say('Memuat data terhapus')} /> : null}
        {data?.total === 0 ? (
          <Notice
            title={
              q ? say('Tidak ditemukan') : gabung ? say('Belum ada yang digabung') : say('Tidak ada data terhapus')
            }
            text={
              q
                ? say('Coba kata lain.')
                : gabung
                  ? say('Data yang dilebur ke data lain muncul di sini.')
                  : say('Data yang Anda hapus muncul di sini dan dapat dipulihkan.')
            }
          />
        ) : null}
        {data?.total ? (
          <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
            {say('Data kembali bersama isinya, selama yang dirujuknya masih ada.')}
          </Typography>
        ) : null}
        <ul style={{ listStyle: 'none', margin: 0, padding: 0 }}>
          {data?.data.map(item => (
            <BinRow
              key={item.id}
              item={item}
              busy={busy === item.id}
              refused={refused?.id === item.id ? refused.text : null}
              onRecover={name => void recover(item.id, name)}
              onUndone={() => void refetch()}
            />
          ))}
        </ul>
        <RowPages total={data?.total ?? 0} page={page} onPage={setPage} />
      </DialogContent>
      <DialogButtons>
        <Button onClick={onClose}>{say('Tutup')}</Button>
      </DialogButtons>
    </Dialog>
  );
}

/** Every field's sentence, where the refusal names fields. */
function reasonOf(failure: unknown): string {
  const said = Object.values(fieldErrorsOf(failure));
  return said.length ? [...new Set(said)].join(' ') : messageOf(failure);
}
