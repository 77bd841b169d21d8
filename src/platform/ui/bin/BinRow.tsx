import RestoreIcon from '@mui/icons-material/RestoreFromTrashOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { RecordContextProvider } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { type BinnedItem, inSentence } from '../../../../resources/kit/index.ts';
import { Loading } from '../../common/Loading.tsx';
import { formatDateTime, formatNumber } from '../../providers/format.ts';
import { useLabel, useWords } from '../../providers/language.ts';
import { LoadFailed } from '../list/LoadFailed.tsx';
import { UndoMerge } from '../merge/UndoMerge.tsx';
import { useDeclaration } from '../registry.ts';
import { ShowSections } from '../show/ShowSections.tsx';
import { useCrudApi } from '../useCrudApi.ts';
import { useCrudPages } from '../useCrudPath.ts';
import { useWho } from '../useWho.ts';

interface Props {
  item: BinnedItem;
  busy: boolean;
  /** Why it could not come back. */
  refused: string | null;
  onRecover: (name: string) => void;
  /** The merging that it went with was taken back. */
  onUndone: () => void;
}

/** A deleted row; opened, what it held. */
export function BinRow({ item, busy, refused, onRecover, onUndone }: Props) {
  const labelOf = useLabel();
  const say = useWords();
  const { label } = useDeclaration();
  const [open, setOpen] = useState(false);
  const content = useId();
  const name = item.nama?.trim() || say('%{data} tanpa nama', { data: labelOf(label) });
  const { name: who, role } = useWho()(item);
  return (
    <Box component="li" sx={{ borderBottom: 1, borderColor: 'divider', py: 1.5 }}>
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {say(item.gabung ? 'Dilebur oleh %{nama}, %{waktu}' : 'Dihapus oleh %{nama}, %{waktu}', {
          nama: role ? `${who} (${role})` : who,
          waktu: formatDateTime(item.waktu),
        })}
        {item.bersama > 0 ? say(', bersama %{n} baris isinya', { n: item.bersama }) : ''}
      </Typography>
      {item.gabung ? <MergedInto {...item.gabung} /> : null}
      {refused ? (
        <Alert severity="error" sx={{ mt: 1 }}>
          {refused}
        </Alert>
      ) : null}
      <Box sx={{ display: 'flex', gap: 1, mt: 0.5 }}>
        <Button
          size="small"
          aria-expanded={open}
          aria-controls={content}
          aria-label={`${open ? say('Tutup isi') : say('Lihat isi')} ${name}`}
          onClick={() => setOpen(!open)}
        >
          {open ? say('Tutup isi') : say('Lihat isi')}
        </Button>
        {item.gabung ? (
          <UndoMerge merging={{ ...item.gabung, namaLebur: name }} onDone={onUndone} size="small" />
        ) : null}
        {item.boleh ? (
          <Button
            size="small"
            startIcon={<RestoreIcon />}
            loading={busy}
            aria-label={`${say('Pulihkan')} ${name}`}
            onClick={() => onRecover(name)}
          >
            {say('Pulihkan')}
          </Button>
        ) : null}
      </Box>
      <Collapse in={open} id={content} mountOnEnter unmountOnExit>
        <BinContent id={item.id} />
      </Collapse>
    </Box>
  );
}

/** Link to the row that this one was merged into. */
function MergedInto({ idTetap, namaTetap }: NonNullable<BinnedItem['gabung']>) {
  const say = useWords();
  const { name } = useDeclaration();
  const { pathTo } = useCrudPages(name);
  return (
    <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
      {say('Digabungkan ke')}{' '}
      <Link component={RouterLink} to={pathTo({ type: 'show', id: idTetap }) ?? '/'}>
        {namaTetap}
      </Link>
    </Typography>
  );
}

/** Content of a deleted row as its reader saw it, and what went with it. */
function BinContent({ id }: { id: string }) {
  const labelOf = useLabel();
  const say = useWords();
  const { name } = useDeclaration();
  const api = useCrudApi();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: [name, 'sampah', 'isi', id],
    queryFn: () => api.binnedRow(name, id),
    retry: false,
  });
  if (isPending) return <Loading height={120} label={say('Memuat isi')} />;
  if (error) return <LoadFailed error={error} onRetry={refetch} />;
  const along = data.bersama
    .map(({ label, jumlah }) => `${formatNumber(jumlah)} ${inSentence(labelOf(label))}`)
    .join(', ');
  return (
    <Box sx={{ pt: 1 }}>
      {along ? <Typography variant="body2">{say('Ikut terhapus: %{apa}.', { apa: along })}</Typography> : null}
      <RecordContextProvider value={{ ...data.baris, id }}>
        <ShowSections />
      </RecordContextProvider>
    </Box>
  );
}
